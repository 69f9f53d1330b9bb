import * as styles from './EventCardSkeleton.css';

export interface EventCardSkeletonProps {
  /** The variant of the card to come. @default 'vertical' */
  variant?: 'vertical' | 'horizontal' | undefined;
}

/** The place of an EventCard that is still loading. Silent: the list around it says that it is busy. */
export function EventCardSkeleton({ variant = 'vertical' }: EventCardSkeletonProps) {
  return (
    <div className={styles.skeletonForVariant[variant]} aria-hidden="true">
      <div className={styles.pictureForVariant[variant]} />
      <div className={styles.lines}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.shortLine} />
      </div>
    </div>
  );
}
