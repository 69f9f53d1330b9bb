'use client';

import { forwardRef, useId } from 'react';
import { visuallyHidden } from '../css/visuallyHidden.css';
import type { CategoryTone } from '../theme/tokens';
import * as styles from './ChipRow.css';
import type { Choice } from './Choice';
import { joinClassNames } from './joinClassNames';
import type { RootProps } from './RootProps';

export interface ChipRowProps extends RootProps<'fieldset', 'aria-label' | 'onChange'> {
  label: string;
  value: string;
  options: readonly (Choice & { category?: CategoryTone | undefined; count?: string | undefined })[];
  onChange: (value: string) => void;
}

/** One of a few options, all of them visible. Renders radio buttons that look like chips. */
export const ChipRow = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, ChipRowProps>(function ChipRow(
  { label, value, options, onChange, className, ...root },
  ref,
) {
  const name = useId();
  return (
    <fieldset {...root} ref={ref} className={joinClassNames(styles.row, className)}>
      <legend className={visuallyHidden}>{label}</legend>
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
});
