'use client';

import Plus from 'lucide-react/icons/plus';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { TabLinks, type TabLinksProps } from '../../components/TabLinks/TabLinks';
import { ItemBoundary } from '../../internal/ItemBoundary';
import type { EventItem } from '../EventItems';
import { EventItems, EventItemsSkeleton } from '../EventItems';
import { FailedList } from '../FailedList';
import { CreatedEvent, type CreatedEventItem } from './CreatedEvent';
import * as styles from './MyEventsScreen.css';
import { Ticket, type TicketItem } from './Ticket';

/** What is in the chosen view, or why nothing shows. */
export type MyEventsResults =
  | { state: 'loading' }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | { state: 'ready'; events: readonly EventItem[] }
  | {
      /** With the way to give each back. */
      state: 'tickets';
      events: readonly TicketItem[];
    }
  | {
      /** The person's own, with what can be done about each. */
      state: 'created';
      events: readonly CreatedEventItem[];
    };

export interface MyEventsScreenProps {
  /** « Mes sorties ». */
  title: string;
  /** Leads to the form of a new event. */
  create: { label: string; href: string };
  /** Tickets, favourites, own events: each with its URL. */
  tabs: TabLinksProps;
  /** Said aloud when the view changes, and shown over the list: « 3 billets ». */
  announcement: string;
  /** The name of the list, for screen reader users who jump from list to list: « Billets ». */
  listLabel: string;
  /** What is in the view: `loading`, `failed`, `empty`, `ready`, `tickets` or `created`. */
  results: MyEventsResults;
}

/** The events that are a person's: bought, kept, created. Renders the content of the page's `<main>`. */
export function MyEventsScreen({ title, create, tabs, announcement, listLabel, results }: MyEventsScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <LinkButton href={create.href} icon={<Plus size={20} />}>
          {create.label}
        </LinkButton>
      </header>
      <TabLinks {...tabs} />
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
      <Results listLabel={listLabel} results={results} />
    </div>
  );
}

function Results({ listLabel, results }: Pick<MyEventsScreenProps, 'listLabel' | 'results'>) {
  switch (results.state) {
    case 'loading':
      return <EventItemsSkeleton label={listLabel} count={4} />;
    case 'failed':
      return <FailedList {...results} />;
    case 'empty':
      return <EmptyState {...results.empty} />;
    case 'ready':
      return <EventItems label={listLabel} events={results.events} headingLevel={2} />;
    case 'tickets':
      return (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
        <ul className={styles.created} role="list" aria-label={listLabel}>
          {results.events.map((event) => (
            <ItemBoundary key={event.id}>
              <Ticket {...event} />
            </ItemBoundary>
          ))}
        </ul>
      );
    case 'created':
      return (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
        <ul className={styles.created} role="list" aria-label={listLabel}>
          {results.events.map((event) => (
            <ItemBoundary key={event.id}>
              <CreatedEvent {...event} />
            </ItemBoundary>
          ))}
        </ul>
      );
  }
}
