import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export interface BadgeProps {
  /** What it says, already translated. A few words at most. */
  children: ReactNode;
  /**
   * What it means: `neutral` a fact, `strong` a distinction, `danger` something wrong, `success` something done.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'strong' | 'danger' | 'success' | undefined;
}

/** A short fact beside something: a distance, a state, a distinction. Renders a `<span>`. Never a control: for that, use a chip. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.badgeForTone[tone]}`}>{children}</span>;
}
