import type { ReactNode } from 'react';
import * as styles from './PastEvents.css';

interface PastEventsProps {
  /** « 2 billets passés ». */
  label: string;
  /** Whether the events are visible at once: true if there are no coming ones. */
  open: boolean;
  children: ReactNode;
}

/** The past events at the end of a list, folded. */
export function PastEvents({ label, open, children }: PastEventsProps) {
  return (
    <details className={styles.past} open={open}>
      <summary className={styles.label}>{label}</summary>
      {children}
    </details>
  );
}
