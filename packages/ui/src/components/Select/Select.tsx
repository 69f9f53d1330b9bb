'use client';

import { forwardRef } from 'react';
import type { Choice } from '../../internal/Choice';
import { DownArrow } from '../../internal/DownArrow';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../TextField/TextField';
import * as styles from './Select.css';

export interface SelectProps extends TypedFieldProps {
  /** The answers, in the order they are read. */
  options: readonly Choice[];
  /** Stands first and chooses nothing: « Choisissez… ». Leave it out where there is always an answer. */
  placeholder?: string | undefined;
}

/**
 * One of a list of answers: the browser's own list, under our box. Renders a `<select>` in a Field.
 *
 * For up to five answers use RadioGroup, for more than thirty Combobox, to sort a list of events SortSelect.
 */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    id,
    name,
    label,
    note,
    hint,
    error,
    value,
    defaultValue,
    onValueChange,
    required = false,
    disabled = false,
    ...own
  },
  ref,
) {
  const { options, placeholder } = own;
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...control}
            ref={ref}
            className={`${controlClass} ${styles.select}`}
            name={name}
            value={value}
            defaultValue={defaultValue}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
            required={required}
            disabled={disabled}
          >
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
