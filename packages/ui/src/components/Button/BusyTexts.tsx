import type { ReactNode } from 'react';
import { Record } from '../Spinner/Record';
import * as styles from './BusyTexts.css';

export interface BusyTextsProps {
  /** The action of the button. */
  children: ReactNode;
  /** The text of the running action. */
  busyLabel: string;
}

/** The content of a busy button: the text of the running action, in the width of the normal text. */
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
