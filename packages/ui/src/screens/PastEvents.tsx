import type { ReactNode } from 'react';
import * as styles from './PastEvents.css';

interface PastEventsProps {
  /** « 2 billets passés ». */
  label: string;
  /** Whether they show at once: where nothing is to come. */
  open: boolean;
  children: ReactNode;
}

/** The end of a list: its past events, folded. */
export function PastEvents({ label, open, children }: PastEventsProps) {
  return (
    <details className={styles.past} open={open}>
      <summary className={styles.label}>{label}</summary>
      {children}
    </details>
  );
}
