import * as styles from './ProgressSteps.css';

export interface ProgressStepsProps {
  /** Where one is, in words: « Étape 1 sur 3 ». */
  label: string;
  /** The step one is at, from 1. */
  current: number;
  /** How many there are. */
  total: number;
}

/**
 * How far one is in a dialog of a few steps. Renders a `progressbar`.
 *
 * To tell the steps of something to do use GuideSteps, to wait Spinner.
 */
export function ProgressSteps({ label, current, total }: ProgressStepsProps) {
  return (
    <div
      className={styles.steps}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={label}
    >
      {Array.from({ length: total }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place.
        <span key={step} className={styles.step} data-done={step < current || undefined} />
      ))}
    </div>
  );
}
