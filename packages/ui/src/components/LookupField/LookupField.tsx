'use client';

import { Combobox } from '@base-ui/react/combobox';
import { forwardRef } from 'react';
import type { Choice } from '../../internal/Choice';
import { Cross } from '../../internal/Cross';
import { ListPopup } from '../../internal/ListPopup';
import { renderOption } from '../../internal/renderOption';
import { useListPopup } from '../../internal/useListPopup';
import type { ControlProps, NamedFieldProps } from '../../internal/ValueFieldProps';
import * as comboboxStyles from '../Combobox/Combobox.css';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import * as styles from './LookupField.css';

/** An answer, and what tells it from others of its name. */
export interface LookupChoice extends Choice {
  /** « Lot (46) ». */
  note?: string | undefined;
}

export interface LookupFieldProps extends NamedFieldProps, ControlProps<'input'> {
  /** What was found for the text, the best first. */
  options: readonly LookupChoice[];
  /** Whether `options` answer the text, are still being looked for, or could not be read. */
  state: 'ready' | 'loading' | 'failed';
  /** What the cross does, and what is said in place of options: nothing found, still looking, not readable. */
  labels: { clear: string; none: string; loading: string; failed: string };
  /** The answer, or none. It need not be among the options. */
  value: LookupChoice | null;
  /** Called when an answer is chosen, or taken away. */
  onValueChange: (value: LookupChoice | null) => void;
  /** Called with what is typed: look it up and give new options. */
  onSearch: (text: string) => void;
  /** An example, never the label. */
  placeholder?: string | undefined;
}

/**
 * One of thousands of answers, looked up while the user types. Renders an `<input role="combobox">` in a Field; what becomes
 * of the search is announced.
 *
 * Where all answers are there from the start use Combobox.
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
          // What is found is already what was typed: nothing is left to narrow.
          filter={null}
          value={value}
          isItemEqualToValue={(a, b) => a.value === b.value}
          onValueChange={onValueChange}
          onInputValueChange={(text, { reason }) => {
            if (reason === 'input-change' || reason === 'input-clear' || reason === 'clear-press') onSearch(text);
          }}
          autoHighlight
        >
          <Combobox.InputGroup className={comboboxStyles.group} role="presentation" {...list.field}>
            <Combobox.Input {...input} {...control} ref={ref} className={`${controlClass} ${comboboxStyles.input}`} />
            <div className={comboboxStyles.buttons}>
              <Combobox.Clear className={comboboxStyles.button} aria-label={labels.clear}>
                <Cross size="1.125rem" />
              </Combobox.Clear>
            </div>
          </Combobox.InputGroup>
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
