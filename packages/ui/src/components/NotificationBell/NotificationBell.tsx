'use client';

import Bell from 'lucide-react/icons/bell';
import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './NotificationBell.css';

export interface NotificationBellProps extends RootProps<'button', 'type'> {
  /** The accessible name with the count: « Notifications : 3 non lues ». */
  label: string;
  /** The number on the badge, already formatted. Omit it to show no badge. */
  count?: string | undefined;
  /** Called by a click, a tap, Enter or Space, after `onClick`. */
  onPress: () => void;
}

/** The bell of the NavigationBar. Renders a `<button>`. */
export const NotificationBell = /* @__PURE__ */ forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell({ label, count, onPress, className, onClick, ...root }, ref) {
    return (
      <button
        {...root}
        ref={ref}
        type="button"
        className={joinClassNames(styles.bell, className)}
        onClick={composeEventHandlers(onClick, () => onPress())}
      >
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
