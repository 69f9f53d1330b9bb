import Undo2 from 'lucide-react/icons/undo-2';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import type { EventItem } from '../EventItems';
import { action } from './MyEventsScreen.css';
import * as styles from './Ticket.css';

/** An event for which the user has a ticket. */
export interface TicketItem
  extends Pick<
    EventItem,
    | 'id'
    | 'href'
    | 'title'
    | 'category'
    | 'categoryLabel'
    | 'date'
    | 'time'
    | 'place'
    | 'price'
    | 'contentLanguage'
    | 'priceLanguage'
    | 'status'
    | 'change'
  > {
  /** Whether the event is past: the ticket has no colours. @default false */
  isPast?: boolean | undefined;
  /**
   * Removes the event from the tickets, if the user did not buy one. Leave it out if it cannot be removed. `list` is the name of
   * the list of actions, and contains the title.
   */
  takeBack?: { label: string; list: string; onSelect: () => void } | undefined;
}

/** A ticket with its stub, and a button to give it back. Renders an `<li>`. */
export function Ticket(item: TicketItem) {
  const { id, href, title, category, categoryLabel, date, time, place, price, status, isPast = false, takeBack } = item;
  return (
    <li className={styles.item}>
      <article className={isPast ? `${styles.ticket} ${styles.pastTicket}` : styles.ticket} data-category={category}>
        <div className={styles.body}>
          <p className={styles.category}>{categoryLabel}</p>
          <h2 className={styles.title} dir="auto" lang={item.contentLanguage}>
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          </h2>
          <p className={styles.place}>
            <bdi lang={item.contentLanguage}>{place}</bdi>
          </p>
          {item.change}
          {(price || status) && (
            <p className={styles.foot}>
              {price && (
                <span className={styles.price} dir="auto" lang={item.priceLanguage}>
                  {price}
                </span>
              )}
              {status && <strong className={styles.stamp}>{status}</strong>}
            </p>
          )}
        </div>
        <div className={styles.picture}>
          <EventPoster category={category} seed={id} />
        </div>
        <div className={styles.stub}>
          {date && (
            <time className={styles.date} dateTime={date.dateTime}>
              <span>{date.weekday}</span> <span className={styles.day}>{date.day}</span> <span>{date.month}</span>
            </time>
          )}
          {time && <span className={styles.time}>{time}</span>}
        </div>
      </article>
      {takeBack && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
        <ul role="list" aria-label={takeBack.list}>
          <li>
            <button className={action} type="button" onClick={() => takeBack.onSelect()}>
              <Undo2 size={20} aria-hidden />
              {takeBack.label}
            </button>
          </li>
        </ul>
      )}
    </li>
  );
}
