'use client';

import { forwardRef, type ReactNode, useId } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './FilterButton.css';

export interface FilterButtonProps extends RootProps<'div'> {
  /** The name of the filter: « Où ». */
  label: string;
  /** The current value of the filter: « Cahors, 20 km ». */
  value: string;
  /** Whether the filter excludes any events. @default false */
  active?: boolean | undefined;
  /** An icon before the value. Screen readers skip it. */
  icon?: ReactNode;
  /** Called by a press. Open the dialog that sets the filter. */
  onOpen: () => void;
}

/**
 * Shows the value of a filter, and opens the dialog that sets it. Renders a `<button>` under its label.
 *
 * Use CategoryChips, DateFilter or SortSelect for a few options: they need no dialog.
 */
export const FilterButton = /* @__PURE__ */ forwardRef<HTMLDivElement, FilterButtonProps>(function FilterButton(
  { label, value, active = false, icon, onOpen, className, ...root },
  ref,
) {
  const id = useId();
  return (
    <div {...root} ref={ref} className={joinClassNames(styles.filter, className)}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        data-active={active || undefined}
        onClick={onOpen}
      >
        {icon && (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
        <span id={`${id}-value`} className={styles.value}>
          {value}
        </span>
      </button>
    </div>
  );
});
