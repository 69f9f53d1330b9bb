import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import TicketIcon from 'lucide-react/icons/ticket';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { Photo } from '../../internal/Photo';
import type { EventItem } from '../EventItems';
import { action, actions as actionList } from './MyEventsScreen.css';
import * as styles from './Ticket.css';

/** What the user needs to get there. */
export interface TicketActions {
  /** The name of the list of actions: « Actions pour Nuit Nina Simone ». */
  label: string;
  /** The site that sold the ticket. */
  ticket?: TicketLink | undefined;
  /** The place on a map. Leave it out for an event online. */
  map?: TicketLink | undefined;
  /** Adds the event to a calendar. */
  calendar?: { label: string; onSelect: () => void } | undefined;
  /** Removes the event from the tickets, if the user did not buy one. */
  takeBack: { label: string; onSelect: () => void };
}

/** A link that opens a new tab. */
interface TicketLink {
  label: string;
  href: string;
  /** « nouvel onglet ». */
  newTabLabel: string;
}

/** An event for which the user has a ticket. */
export interface TicketItem
  extends Pick<
    EventItem,
    | 'id'
    | 'href'
    | 'title'
    | 'category'
    | 'subcategory'
    | 'categoryLabel'
    | 'date'
    | 'time'
    | 'place'
    | 'price'
    | 'contentLanguage'
    | 'priceLanguage'
    | 'status'
    | 'change'
    | 'image'
    | 'imageSources'
  > {
  /** Whether the event is past: the ticket has no colours. @default false */
  isPast?: boolean | undefined;
  /** Leave it out for a past event. */
  actions?: TicketActions | undefined;
}

/** A ticket with its picture, its stub and its actions. Renders an `<li>`. */
export function Ticket(item: TicketItem) {
  const { id, href, title, category, categoryLabel, date, time, place, price, status, isPast = false, actions } = item;
  const poster = <EventPoster category={category} subcategory={item.subcategory} seed={id} title={title} />;
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
          {item.image ? (
            <Photo
              key={item.image}
              src={item.image}
              sources={item.imageSources}
              sizes="(min-width: 30rem) 6.5rem, 96vw"
              width={320}
              height={400}
              loading="lazy"
              fallback={poster}
            />
          ) : (
            poster
          )}
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
      {actions && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
        <ul className={actionList} role="list" aria-label={actions.label}>
          {actions.ticket && <Outside {...actions.ticket} icon={<TicketIcon size={20} aria-hidden />} />}
          {actions.map && <Outside {...actions.map} icon={<MapPin size={20} aria-hidden />} />}
          {actions.calendar && <Press {...actions.calendar} icon={<CalendarPlus size={20} aria-hidden />} />}
          <Press {...actions.takeBack} icon={<Undo2 size={20} aria-hidden />} />
        </ul>
      )}
    </li>
  );
}

function Outside({ label, href, newTabLabel, icon }: TicketLink & { icon: ReactNode }) {
  return (
    <li>
      <Anchor className={action} href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        {label}
        <span className={visuallyHidden}>{` (${newTabLabel})`}</span>
      </Anchor>
    </li>
  );
}

function Press({ label, onSelect, icon }: { label: string; onSelect: () => void; icon: ReactNode }) {
  return (
    <li>
      <button className={action} type="button" onClick={() => onSelect()}>
        {icon}
        {label}
      </button>
    </li>
  );
}
