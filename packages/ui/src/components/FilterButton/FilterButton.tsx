'use client';

import { forwardRef, type ReactNode, useId } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './FilterButton.css';

export interface FilterButtonProps extends RootProps<'div'> {
  /** What is filtered: « Où ». */
  label: string;
  /** What is chosen: « Cahors, 20 km ». */
  value: string;
  /** Whether it leaves anything out. @default false */
  active?: boolean | undefined;
  /** An icon before the value. It adds nothing to what is read aloud. */
  icon?: ReactNode;
  /** Called by the press; open the dialog in which it is chosen. */
  onOpen: () => void;
}

/**
 * Says what a filter lets through, and opens the dialog in which that is chosen. Renders a `<button>` under its label.
 *
 * For a handful of choices use CategoryChips, DateFilter or SortSelect: they need no dialog.
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
