'use client';

import type { Choice } from './Choice';
import * as styles from './FilterSelect.css';

export interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
}

/** The browser's own list of choices, with our look: no behaviour to load on a public page. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
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
}
