import Undo2 from 'lucide-react/icons/undo-2';
import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import type { EventItem } from '../EventItems';
import * as styles from './MyEventsScreen.css';

/** An event a person has a ticket for. */
export interface TicketItem extends EventItem {
  /**
   * Takes the event out of the tickets: none was bought in the end. Leave it out where there is nothing to take back. `list` names
   * what can be done about this ticket: it holds the title.
   */
  takeBack?: { label: string; list: string; onSelect: () => void } | undefined;
}

/** A card and the way to give the ticket back. Renders an `<li>`. */
export function Ticket({ id, takeBack, ...event }: TicketItem) {
  return (
    <li className={styles.createdEvent}>
      <EventCard
        {...event}
        variant="horizontal"
        headingLevel={2}
        poster={<EventPoster category={event.category} seed={id} />}
      />
      {takeBack && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
        <ul role="list" aria-label={takeBack.list}>
          <li>
            <button className={styles.action} type="button" onClick={() => takeBack.onSelect()}>
              <Undo2 size={20} aria-hidden />
              {takeBack.label}
            </button>
          </li>
        </ul>
      )}
    </li>
  );
}
