import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Badge.css';

export interface BadgeProps extends RootProps<'span'> {
  /** What it says, already translated. A few words at most. */
  children: ReactNode;
  /**
   * What it means: `neutral` a fact, `strong` a distinction, `danger` something wrong, `success` something done.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'strong' | 'danger' | 'success' | undefined;
}

/** A short fact beside something: a distance, a state, a distinction. Renders a `<span>`. Never a control: for that, use a chip. */
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
