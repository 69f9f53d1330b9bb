import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Alert.css';

type AlertTone = 'danger' | 'success' | 'neutral';

export interface AlertProps extends RootProps<'div', 'role' | 'title'> {
  /** `region`, with an `aria-label`, for a question that waits on the page: it is not announced. @default by its tone */
  role?: 'region' | undefined;
  /** What happened, in one line. */
  title: string;
  /** Why it matters and what to do. */
  children?: ReactNode;
  /** `danger` interrupts what is being read aloud, the others wait. @default 'neutral' */
  tone?: AlertTone | undefined;
  /** What can be done about it: one or two light buttons. */
  actions?: ReactNode;
}

const iconForTone = { danger: OctagonAlert, success: CircleCheck, neutral: Info } as const satisfies Record<
  AlertTone,
  unknown
>;

/**
 * Says something that stays until it is dealt with, where it concerns. Renders a `<div>` that is announced.
 *
 * For what passes by itself use Toast, for the error of one field its `error`, for those of a form FormErrorSummary.
 */
export const Alert = /* @__PURE__ */ forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { title, children, tone = 'neutral', actions, role, className, ...root },
  ref,
) {
  const Icon = iconForTone[tone];
  return (
    <div
      {...root}
      ref={ref}
      className={joinClassNames(styles.tones[tone], className)}
      role={role ?? (tone === 'danger' ? 'alert' : 'status')}
    >
      <div className={styles.block}>
        <Icon size="1.5rem" aria-hidden />
      </div>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
});
