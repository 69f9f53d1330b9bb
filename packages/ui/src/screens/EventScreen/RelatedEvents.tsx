import { EventCard } from '../../components/EventCard/EventCard';
import { EventGrid } from '../../components/EventGrid/EventGrid';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import type { EventItem } from '../EventItems';
import { EventItems } from '../EventItems';
import { heading } from './EventScreen.css';
import * as styles from './RelatedEvents.css';

export interface RelatedEventsProps {
  /** Other events, each list below its title: « Du même lieu ». A list has at least one event. */
  lists: readonly { title: string; events: readonly EventItem[] }[];
}

/** Lists other events below an event. */
export function RelatedEvents({ lists }: RelatedEventsProps) {
  return (
    <div className={styles.related}>
      {lists.map(({ title, events }) => {
        const single = events.length === 1 ? events[0] : undefined;
        return (
          <section key={title} className={single && styles.single}>
            <h2 className={heading}>{title}</h2>
            {single ? (
              <SingleEvent label={title} event={single} />
            ) : (
              <EventItems label={title} events={events} headingLevel={3} />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Draws a single event over the width that a grid of cards would leave empty. */
function SingleEvent({ label, event: { id, ...event } }: { label: string; event: EventItem }) {
  return (
    <EventGrid label={label}>
      <EventCard {...event} variant="horizontal" poster={<EventPoster category={event.category} seed={id} />} />
    </EventGrid>
  );
}
