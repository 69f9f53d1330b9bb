'use client';

import { forwardRef } from 'react';
import type { Choice } from '../../internal/Choice';
import { DownArrow } from '../../internal/DownArrow';
import type { ControlProps, ValueFieldProps } from '../../internal/ValueFieldProps';
import { wireField } from '../../internal/wireField';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import * as styles from './Select.css';

export interface SelectProps extends ValueFieldProps, ControlProps<'select'> {
  /** The answers, in the order of reading. */
  options: readonly Choice[];
  /** The first option, which stands for no choice: « Choisissez… ». Omit it if there is always an answer. */
  placeholder?: string | undefined;
}

/**
 * One answer of a list, with the browser's own list. Renders a `<select>` in a Field.
 *
 * Use RadioGroup for up to five answers, Combobox for more than thirty, SortSelect to sort a list of events.
 */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, ...props },
  ref,
) {
  const { field, control: wired } = wireField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <select {...wired} {...control} ref={ref} className={`${controlClass} ${styles.select}`}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownArrow className={styles.arrow} />
        </div>
      )}
    </Field>
  );
});
