import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Badge.css';

export interface BadgeProps extends RootProps<'span'> {
  /** The text, already translated. A few words at most. */
  children: ReactNode;
  /**
   * The meaning: `neutral` for a fact, `strong` for a distinction, `danger` for a problem, `success` for a completed action.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'strong' | 'danger' | 'success' | undefined;
}

/** A short fact beside something: a distance, a state, a distinction. Renders a `<span>`. Use a chip for a control. */
export const Badge = /* @__PURE__ */ forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { children, tone = 'neutral', className, ...root },
  ref,
) {
  return (
    <span {...root} ref={ref} className={joinClassNames(styles.badgeForTone[tone], className)}>
      {children}
    </span>
  );
});
