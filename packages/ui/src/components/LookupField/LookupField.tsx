'use client';

import { Combobox } from '@base-ui/react/combobox';
import { forwardRef } from 'react';
import type { Choice } from '../../internal/Choice';
import { ListPopup } from '../../internal/ListPopup';
import { renderOption } from '../../internal/renderOption';
import { useListPopup } from '../../internal/useListPopup';
import type { ControlProps, NamedFieldProps } from '../../internal/ValueFieldProps';
import * as comboboxStyles from '../Combobox/Combobox.css';
import { ComboboxInput } from '../Combobox/ComboboxInput';
import { Field } from '../Field/Field';
import * as styles from './LookupField.css';

/** An answer, with a note that distinguishes it from others of the same name. */
export interface LookupChoice extends Choice {
  /** The note: « Lot (46) ». */
  note?: string | undefined;
}

export interface LookupFieldProps extends NamedFieldProps, ControlProps<'input'> {
  /** The results for the typed text, best first. */
  options: readonly LookupChoice[];
  /** The state of the search: `options` are the results, the search is running, or it failed. */
  state: 'ready' | 'loading' | 'failed';
  /** The name of the clear button, and the texts that replace the options: no results, loading, failed. */
  labels: { clear: string; none: string; loading: string; failed: string };
  /** The chosen answer, or null. It can be absent from the options. */
  value: LookupChoice | null;
  /** Called when the user chooses or clears the answer. */
  onValueChange: (value: LookupChoice | null) => void;
  /** Called with the typed text: search for it and pass new options. */
  onSearch: (text: string) => void;
  /** An example of an answer, never the label. */
  placeholder?: string | undefined;
}

/**
 * One answer of thousands, searched while the user types. Renders an `<input role="combobox">` in a Field. The result of the
 * search is announced.
 *
 * Use Combobox if all answers are available from the start.
 */
export const LookupField = /* @__PURE__ */ forwardRef<HTMLInputElement, LookupFieldProps>(function LookupField(
  {
    id,
    label,
    note,
    hint,
    error,
    className,
    style,
    options,
    state,
    labels,
    name,
    form,
    value,
    required,
    disabled,
    onValueChange,
    onSearch,
    ...input
  },
  ref,
) {
  const said = { loading: labels.loading, failed: labels.failed, ready: options.length ? null : labels.none }[state];
  const list = useListPopup();
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error} className={className} style={style}>
      {(control) => (
        <Combobox.Root
          {...list.root}
          name={name}
          form={form}
          required={required}
          disabled={disabled}
          items={options}
          // The options are already the results for the typed text: the list needs no filter.
          filter={null}
          value={value}
          isItemEqualToValue={(a, b) => a.value === b.value}
          onValueChange={onValueChange}
          onInputValueChange={(text, { reason }) => {
            if (reason === 'input-change' || reason === 'input-clear' || reason === 'clear-press') onSearch(text);
          }}
          autoHighlight
        >
          <ComboboxInput input={input} control={control} inputRef={ref} list={list} clearLabel={labels.clear} />
          <ListPopup {...list.popup} label={label} aria-busy={state === 'loading' || undefined}>
            {(parts) => (
              <>
                <Combobox.Status className={styles.status}>{said}</Combobox.Status>
                <parts.List aria-label={label}>
                  {(option: LookupChoice) => (
                    <parts.Item key={option.value} className={comboboxStyles.item} value={option} render={renderOption}>
                      {option.label}
                      {option.note && <span className={styles.note}>{option.note}</span>}
                    </parts.Item>
                  )}
                </parts.List>
              </>
            )}
          </ListPopup>
        </Combobox.Root>
      )}
    </Field>
  );
});
