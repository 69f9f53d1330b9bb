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

/** The content of the chosen view, or the reason why there is none. */
export type MyEventsResults =
  | { state: 'loading' }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | ({ state: 'ready' } & Listed<EventItem>)
  // Each ticket has an action to give it back.
  | ({ state: 'tickets' } & Listed<TicketItem>)
  // The saved searches: SavedSearches.
  | { state: 'searches'; searches: ReactNode }
  // The events that the user created, each with its actions.
  | ({ state: 'created' } & Listed<CreatedEventItem>);

/** The coming and the past events. */
interface Listed<Item> {
  /** All except the past events. */
  events: readonly Item[];
  /** The past events, folded: « 2 billets passés ». They are open if there are no coming ones. Leave it out if there are none. */
  past?: { label: string; events: readonly Item[] } | undefined;
}

export interface MyEventsScreenProps {
  /** « Mes sorties ». */
  title: string;
  /** The link to the form of a new event. */
  create: { label: string; href: string };
  /** The links to the views: tickets, favourites, searches, own events. */
  tabs: TabLinksProps;
  /** Announced when the view changes, and shown above the list: « 3 billets ». */
  announcement: string;
  /** Lets friends choose among the events of the view: « Choisir à plusieurs ». Leave it out if there are too few events. */
  together?: { label: string; onSelect: () => void } | undefined;
  /** Follows the view in a calendar: « Suivre dans mon agenda ». */
  calendar?: { label: string; onSelect: () => void } | undefined;
  /** The name of the list, for screen reader users who jump from list to list: « Billets ». */
  listLabel: string;
  /** The content of the view: `loading`, `failed`, `empty`, `ready`, `tickets`, `searches` or `created`. */
  results: MyEventsResults;
}

/** The events of a user: bought, saved, created. Renders the content of the page's `<main>`. */
export function MyEventsScreen(props: MyEventsScreenProps) {
  const { title, create, tabs, announcement, together, calendar, listLabel, results } = props;
  // The focus moves when an event is removed, because its button disappears with it.
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
