'use client';

import Bell from 'lucide-react/icons/bell';
import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as styles from './NotificationBell.css';

export interface NotificationBellProps {
  /** What it is and how many there are: « Notifications : 3 non lues ». */
  label: string;
  /** The number on the badge, already formatted. Left out, there is no badge. */
  count?: string | undefined;
  /** Called by a click, a tap, Enter or Space. */
  onPress: () => void;
}

/** The bell of the NavigationBar. Renders a `<button>`. */
export const NotificationBell = /* @__PURE__ */ forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell({ label, count, onPress }, ref) {
    return (
      <button ref={ref} type="button" className={styles.bell} onClick={() => onPress()}>
        <Bell size="1.5rem" aria-hidden />
        <span className={visuallyHidden}>{label}</span>
        {count && (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        )}
      </button>
    );
  },
);
