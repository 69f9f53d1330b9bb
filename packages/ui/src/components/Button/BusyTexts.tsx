import type { ReactNode } from 'react';
import { Record } from '../Spinner/Record';
import * as styles from './BusyTexts.css';

export interface BusyTextsProps {
  /** What the button does. */
  children: ReactNode;
  /** What is happening, while it is. */
  busyLabel: string;
}

/** What a busy button shows: what is happening, over the room of what it does. */
export function BusyTexts({ children, busyLabel }: BusyTextsProps) {
  return (
    <span className={styles.texts}>
      <span className={styles.idle}>{children}</span>
      <span className={styles.busy}>
        <Record size="small" />
        {busyLabel}
      </span>
    </span>
  );
}
