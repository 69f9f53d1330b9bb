'use client';

import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { forwardRef } from 'react';
import type { Choice } from '../../internal/Choice';
import { ListPopup } from '../../internal/ListPopup';
import { Tick } from '../../internal/Tick';
import { useListPopup } from '../../internal/useListPopup';
import type { ControlProps, NamedFieldProps } from '../../internal/ValueFieldProps';
import { Field } from '../Field/Field';
import * as styles from './Combobox.css';
import { ComboboxInput } from './ComboboxInput';
import { OpenButton } from './OpenButton';

export interface ComboboxProps extends NamedFieldProps, ControlProps<'input'> {
  /** The answers. The typed text narrows them; accents and case are ignored. */
  options: readonly Choice[];
  /** The names of the two buttons, and the text of an empty list: « Aucune ville de ce nom ». */
  labels: { open: string; clear: string; empty: string };
  /** The language whose letters are compared: `fr`. */
  locale: string;
  /** The chosen answer, or null. */
  value: string | null;
  /** Called when the user chooses or clears the answer. */
  onValueChange: (value: string | null) => void;
  /** An example of an answer, never the label. */
  placeholder?: string | undefined;
}

/**
 * One answer of a long list, found by typing. Renders an `<input role="combobox">` in a Field.
 *
 * Use Select, with its native list, for fewer than thirty answers: 1 kB instead of 29, and 17 more on the first focus.
 */
export const Combobox = /* @__PURE__ */ forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    id,
    label,
    note,
    hint,
    error,
    className,
    style,
    options,
    labels,
    locale,
    name,
    form,
    value,
    required,
    disabled,
    onValueChange,
    ...input
  },
  ref,
) {
  const list = useListPopup();
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error} className={className} style={style}>
      {(control) => (
        <BaseCombobox.Root
          {...list.root}
          locale={locale}
          name={name}
          form={form}
          required={required}
          disabled={disabled}
          items={options}
          value={options.find((option) => option.value === value) ?? null}
          onValueChange={(choice) => onValueChange(choice?.value ?? null)}
          autoHighlight
        >
          <ComboboxInput input={input} control={control} inputRef={ref} list={list} clearLabel={labels.clear}>
            <OpenButton label={labels.open} inputId={control.id} disabled={disabled} list={list} />
          </ComboboxInput>
          <ListPopup {...list.popup} label={label}>
            {(parts) => (
              <>
                <parts.Empty className={styles.empty}>{labels.empty}</parts.Empty>
                <parts.List aria-label={label}>
                  {(option: Choice) => (
                    <parts.Item key={option.value} className={styles.item} value={option}>
                      {option.label}
                      <parts.ItemIndicator className={styles.tick}>
                        <Tick size="1.125rem" />
                      </parts.ItemIndicator>
                    </parts.Item>
                  )}
                </parts.List>
              </>
            )}
          </ListPopup>
        </BaseCombobox.Root>
      )}
    </Field>
  );
});
