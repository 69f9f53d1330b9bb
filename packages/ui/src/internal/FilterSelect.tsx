'use client';

import { forwardRef } from 'react';
import type { Choice } from './Choice';
import * as styles from './FilterSelect.css';
import { joinClassNames } from './joinClassNames';
import type { RootProps } from './RootProps';

export interface FilterSelectProps extends RootProps<'label', 'onChange'> {
  label: string;
  value: string;
  options: readonly Choice[];
  /** The name of the form field. */
  name?: string | undefined;
  /** Called with the chosen value. Without it the list keeps its own state. */
  onChange?: ((value: string) => void) | undefined;
}

/** The browser's own list of options in the look of Lively. It needs no script on a public page. */
export const FilterSelect = /* @__PURE__ */ forwardRef<HTMLLabelElement, FilterSelectProps>(function FilterSelect(
  { label, value, options, name, onChange, className, ...root },
  ref,
) {
  return (
    <label {...root} ref={ref} className={joinClassNames(styles.field, className)}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.select}
        name={name}
        value={onChange && value}
        defaultValue={onChange ? undefined : value}
        onChange={onChange && ((event) => onChange(event.target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <svg className={styles.arrow} viewBox="0 0 12 8" aria-hidden="true">
        <path d="m1 1 5 5 5-5" />
      </svg>
    </label>
  );
});
