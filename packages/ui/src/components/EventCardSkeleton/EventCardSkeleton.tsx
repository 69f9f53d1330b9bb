import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as card from '../EventCard/EventCard.css';
import * as styles from './EventCardSkeleton.css';

export interface EventCardSkeletonProps extends RootProps<'div', 'aria-hidden'> {
  /** The variant of the card that is loading. @default 'vertical' */
  variant?: 'vertical' | 'horizontal' | undefined;
}

/**
 * The placeholder of an EventCard that is loading, with the same layout. Hidden from screen readers: the list around it
 * announces that it is busy.
 */
export const EventCardSkeleton = /* @__PURE__ */ forwardRef<HTMLDivElement, EventCardSkeletonProps>(
  function EventCardSkeleton({ variant = 'vertical', className, ...root }, ref) {
    return (
      <div {...root} ref={ref} className={joinClassNames(card.cardForVariant[variant], className)} aria-hidden="true">
        <div className={card.body}>
          <div className={styles.title} />
          <div className={styles.line} />
          <div className={styles.shortLine} />
        </div>
        <div className={`${card.mediaForVariant[variant]} ${styles.blank}`} />
      </div>
    );
  },
);
