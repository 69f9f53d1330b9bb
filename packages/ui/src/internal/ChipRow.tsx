'use client';

import { useId } from 'react';
import type { CategoryTone } from '../theme/tokens';
import * as styles from './ChipRow.css';
import type { Choice } from './Choice';

export interface ChipRowProps {
  label: string;
  value: string;
  options: readonly (Choice & { category?: CategoryTone | undefined; count?: string | undefined })[];
  onChange: (value: string) => void;
}

/** One choice among few, all in sight: radio buttons that look like chips, on one line that scrolls. */
export function ChipRow({ label, value, options, onChange }: ChipRowProps) {
  const name = useId();
  return (
    <fieldset className={styles.row} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.category && <span className={styles.dot} data-category={option.category} />}
          {option.label}
          {option.count && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
