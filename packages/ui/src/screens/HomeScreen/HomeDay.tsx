import { useId } from 'react';
import { EventCard } from '../../components/EventCard/EventCard';
import { EventCardSkeleton } from '../../components/EventCardSkeleton/EventCardSkeleton';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { ItemBoundary } from '../../internal/ItemBoundary';
import type { EventItem } from '../EventItems';
import * as styles from './HomeScreen.css';

interface HomeDayProps {
  title: string;
  events: readonly EventItem[];
  imageLoading: 'eager' | 'lazy';
}

/** A day and its events. The day stays in sight beside them. */
export function HomeDay({ title, events, imageLoading }: HomeDayProps) {
  const id = useId();
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 className={styles.dayTitle} id={id}>
        {title}
      </h2>
      <ul className={styles.events}>
        {events.map(({ id, subcategory, ...event }) => (
          <ItemBoundary key={id}>
            <li className={styles.event}>
              <EventCard
                {...event}
                variant="horizontal"
                headingLevel={3}
                imageLoading={imageLoading}
                poster={
                  <EventPoster category={event.category} subcategory={subcategory} seed={id} title={event.title} />
                }
              />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </section>
  );
}

/** A placeholder for a day while the events load. */
export function HomeDaySkeleton() {
  return (
    <div className={styles.day} aria-busy="true">
      <div className={styles.dayTitleSkeleton} />
      <div className={styles.events}>
        <EventCardSkeleton variant="horizontal" />
        <EventCardSkeleton variant="horizontal" />
        <EventCardSkeleton variant="horizontal" />
        <EventCardSkeleton variant="horizontal" />
      </div>
    </div>
  );
}
