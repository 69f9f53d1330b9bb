import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Alert.css';

type AlertTone = 'danger' | 'success' | 'neutral';

export interface AlertProps extends RootProps<'div', 'role' | 'title'> {
  /** `region`, with an `aria-label`, for a question that stays on the page: it is not announced. @default depends on the tone */
  role?: 'region' | undefined;
  /** The fact, in one line. */
  title: string;
  /** The consequence, and the next step. */
  children?: ReactNode;
  /** `danger` interrupts the screen reader, the other tones wait. @default 'neutral' */
  tone?: AlertTone | undefined;
  /** The next steps: one or two light buttons. */
  actions?: ReactNode;
}

const iconForTone = { danger: OctagonAlert, success: CircleCheck, neutral: Info } as const satisfies Record<
  AlertTone,
  unknown
>;

/**
 * Shows a message beside its subject, until the user deals with it. Renders a `<div>` that is announced.
 *
 * Use Toast for a message that disappears, `error` for the error of one field, FormErrorSummary for those of a form.
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
