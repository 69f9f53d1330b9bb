'use client';

import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { TabLinks, type TabLinksProps } from '../../components/TabLinks/TabLinks';
import { ItemBoundary } from '../../internal/ItemBoundary';
import { useListFocus } from '../../internal/useListFocus';
import type { EventItem } from '../EventItems';
import { EventItems, EventItemsSkeleton } from '../EventItems';
import { PastEvents } from '../PastEvents';
import { ReadFailure } from '../ReadFailure';
import { CreatedEvent, type CreatedEventItem } from './CreatedEvent';
import * as styles from './MyEventsScreen.css';
import { Ticket, type TicketItem } from './Ticket';

/** What is in the chosen view, or why nothing shows. */
export type MyEventsResults =
  | { state: 'loading' }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | ({ state: 'ready' } & Listed<EventItem>)
  // With the way to give each back.
  | ({ state: 'tickets' } & Listed<TicketItem>)
  // Saved searches: SavedSearches.
  | { state: 'searches'; searches: ReactNode }
  // The person's own, with what can be done about each.
  | ({ state: 'created' } & Listed<CreatedEventItem>);

/** What is to come, and what is over. */
interface Listed<Item> {
  /** All but the past events. */
  events: readonly Item[];
  /** Those that are over, folded: « 2 billets passés ». They open where nothing is to come. Leave it out without any. */
  past?: { label: string; events: readonly Item[] } | undefined;
}

export interface MyEventsScreenProps {
  /** « Mes sorties ». */
  title: string;
  /** Leads to the form of a new event. */
  create: { label: string; href: string };
  /** Tickets, favourites, searches, own events: each with its URL. */
  tabs: TabLinksProps;
  /** Said aloud when the view changes, and shown over the list: « 3 billets ». */
  announcement: string;
  /** Lets friends choose among the events of the view: « Choisir à plusieurs ». Leave it out where there is too little. */
  together?: { label: string; onSelect: () => void } | undefined;
  /** Follows the view in a calendar: « Suivre dans mon agenda ». */
  calendar?: { label: string; onSelect: () => void } | undefined;
  /** The name of the list, for screen reader users who jump from list to list: « Billets ». */
  listLabel: string;
  /** What is in the view: `loading`, `failed`, `empty`, `ready`, `tickets`, `searches` or `created`. */
  results: MyEventsResults;
}

/** The events that are a person's: bought, kept, created. Renders the content of the page's `<main>`. */
export function MyEventsScreen(props: MyEventsScreenProps) {
  const { title, create, tabs, announcement, together, calendar, listLabel, results } = props;
  // An event that is removed goes with its button.
  const { title: heading, container } = useListFocus();
  return (
    <div className={styles.screen} {...container}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <LinkButton href={create.href} icon={<Plus size={20} />}>
          {create.label}
        </LinkButton>
      </header>
      <TabLinks {...tabs} />
      <div className={styles.line}>
        <div className={styles.announcement} role="status">
          {announcement}
        </div>
        {calendar && (
          <Button
            className={styles.lineAction}
            weight="regular"
            icon={<CalendarPlus size={20} />}
            onPress={calendar.onSelect}
          >
            {calendar.label}
          </Button>
        )}
        {together && (
          <Button className={styles.lineAction} weight="regular" icon={<Users size={20} />} onPress={together.onSelect}>
            {together.label}
          </Button>
        )}
      </div>
      <Results listLabel={listLabel} results={results} />
    </div>
  );
}

function Results({ listLabel, results }: Pick<MyEventsScreenProps, 'listLabel' | 'results'>) {
  switch (results.state) {
    case 'loading':
      return <EventItemsSkeleton label={listLabel} count={4} />;
    case 'failed':
      return <ReadFailure {...results} />;
    case 'empty':
      return <EmptyState {...results.empty} />;
    case 'ready':
      return withPast(results, listLabel, (label, events) => (
        <EventItems label={label} events={events} headingLevel={2} />
      ));
    case 'searches':
      return results.searches;
    case 'tickets':
      return withPast(results, listLabel, (label, tickets) => <OwnList label={label} items={tickets} Item={Ticket} />);
    case 'created':
      return withPast(results, listLabel, (label, created) => (
        <OwnList label={label} items={created} Item={CreatedEvent} />
      ));
  }
}

function withPast<Item>(
  { events, past }: Listed<Item>,
  listLabel: string,
  renderList: (label: string, events: readonly Item[]) => ReactNode,
) {
  return (
    <>
      {events.length > 0 && renderList(listLabel, events)}
      {past && (
        <PastEvents label={past.label} open={events.length === 0}>
          {renderList(past.label, past.events)}
        </PastEvents>
      )}
    </>
  );
}

interface OwnListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Renders an `<li>`. */
  Item: ComponentType<Item>;
}

function OwnList<Item extends { id: string }>({ label, items, Item }: OwnListProps<Item>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
    <ul className={styles.created} role="list" aria-label={label}>
      {items.map((item) => (
        <ItemBoundary key={item.id}>
          <Item {...item} />
        </ItemBoundary>
      ))}
    </ul>
  );
}
