import * as card from '../EventCard/EventCard.css';
import * as styles from './EventCardSkeleton.css';

export interface EventCardSkeletonProps {
  /** The variant of the card to come. @default 'vertical' */
  variant?: 'vertical' | 'horizontal' | undefined;
}

/**
 * The place of an EventCard that is still loading, laid out as the card will be. Silent: the list around it says that it
 * is busy.
 */
export function EventCardSkeleton({ variant = 'vertical' }: EventCardSkeletonProps) {
  return (
    <div className={`${card.card} ${card.cardForVariant[variant]}`} aria-hidden="true">
      <div className={card.body}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.shortLine} />
      </div>
      <div className={`${card.media} ${card.mediaForVariant[variant]} ${styles.blank}`} />
    </div>
  );
}
