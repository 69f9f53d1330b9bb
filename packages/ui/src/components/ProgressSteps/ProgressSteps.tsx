import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './ProgressSteps.css';

export interface ProgressStepsProps
  extends RootProps<
    'div',
    'role' | 'aria-label' | 'aria-valuemin' | 'aria-valuemax' | 'aria-valuenow' | 'aria-valuetext'
  > {
  /** The current step as text: « Étape 1 sur 3 ». It is beside the bars, which show the step by colour alone. */
  label: string;
  /** The current step, from 1. */
  current: number;
  /** The number of steps. */
  total: number;
}

/**
 * The progress in a dialog of a few steps. Renders a `progressbar`.
 *
 * Use GuideSteps to explain the steps of a task, Spinner to show that the user must wait.
 */
export const ProgressSteps = /* @__PURE__ */ forwardRef<HTMLDivElement, ProgressStepsProps>(function ProgressSteps(
  { label, current, total, className, ...root },
  ref,
) {
  return (
    <div
      {...root}
      ref={ref}
      className={joinClassNames(styles.steps, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={label}
    >
      <span className={styles.text}>{label}</span>
      <span className={styles.bars}>
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id but their position.
          <span key={step} className={styles.bar} data-done={step < current || undefined} />
        ))}
      </span>
    </div>
  );
});
