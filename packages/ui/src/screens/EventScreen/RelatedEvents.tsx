import type { EventItem } from '../EventItems';
import { EventItems } from '../EventItems';
import { heading } from './EventScreen.css';
import * as styles from './RelatedEvents.css';

export interface RelatedEventsProps {
  /** Other events, each list under its title: « Du même lieu ». A list has one event at least. */
  lists: readonly { title: string; events: readonly EventItem[] }[];
}

/** Where else to go: what stands under an event. */
export function RelatedEvents({ lists }: RelatedEventsProps) {
  return (
    <div className={styles.related}>
      {lists.map(({ title, events }) => (
        <section key={title}>
          <h2 className={heading}>{title}</h2>
          <EventItems label={title} events={events} headingLevel={3} />
        </section>
      ))}
    </div>
  );
}
