import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { ItemBoundary } from '../../internal/ItemBoundary';
import type { EventItem } from '../EventItems';
import * as styles from './SavedSearches.css';

/** A search that a user has saved. */
export interface SavedSearchItem {
  id: string;
  /** The name that the user gave it. */
  name: string;
  /** The URL of its list of events. */
  href: string;
  /** « 3 nouveaux événements ». Leave it out if there are none. */
  news?: string | undefined;
  /** Shown instead of the news: « Rien de nouveau depuis votre dernière visite ». */
  note?: string | undefined;
  /** The first new events. */
  events: readonly EventItem[];
  /** Leave these out if searches cannot be changed here. */
  follow?: { label: string; onSelect: () => void } | undefined;
  rename?: { label: string; onSelect: () => void } | undefined;
  remove?: { label: string; onSelect: () => void } | undefined;
  /** Called when its list is opened: the events in it are then no longer new. */
  onOpen: () => void;
}

export interface SavedSearchesProps {
  /** « Nouveau dans vos recherches ». */
  title: string;
  /** Whether the title is only for screen readers, because a tab already shows it. @default false */
  isTitleHidden?: boolean | undefined;
  /** The user's searches. */
  searches: readonly SavedSearchItem[];
  /** The link to the searches that are not shown: « Du nouveau dans 2 autres recherches ». */
  more?: { label: string; href: string } | undefined;
  /** Content below the title: the choice of the weekly mail. */
  children?: ReactNode | undefined;
}

/** Saved searches, each with its first new events. Renders a `<section>`. */
export function SavedSearches({ title, isTitleHidden = false, searches, more, children }: SavedSearchesProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={isTitleHidden ? visuallyHidden : styles.heading} id={id}>
        {title}
      </h2>
      {children && <div className={styles.choice}>{children}</div>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets */}
      <ul className={styles.list} role="list" aria-labelledby={id}>
        {searches.map((search) => (
          <ItemBoundary key={search.id}>
            <SavedSearch {...search} />
          </ItemBoundary>
        ))}
      </ul>
      {more && (
        <Anchor className={styles.open} href={more.href}>
          {more.label}
        </Anchor>
      )}
    </section>
  );
}

function SavedSearch({ name, href, news, note, events, follow, rename, remove, onOpen }: SavedSearchItem) {
  const actions = [
    ...(follow ? [{ ...follow, icon: <CalendarPlus size={20} /> }] : []),
    ...(rename ? [{ ...rename, icon: <Pencil size={20} /> }] : []),
    ...(remove ? [{ ...remove, icon: <Trash2 size={20} /> }] : []),
  ];
  return (
    <li className={styles.search}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Anchor className={styles.open} href={href} onClick={onOpen}>
            <bdi>{name}</bdi>
          </Anchor>
        </h3>
        {news && <Badge tone="strong">{news}</Badge>}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map(({ id, subcategory, ...event }) => (
            <ItemBoundary key={id}>
              <li className={styles.event}>
                <EventCard
                  {...event}
                  variant="horizontal"
                  headingLevel={4}
                  poster={
                    <EventPoster category={event.category} subcategory={subcategory} seed={id} title={event.title} />
                  }
                />
              </li>
            </ItemBoundary>
          ))}
        </ul>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, icon, onSelect }) => (
            <Button key={label} weight="quiet" icon={icon} aria-label={`${label} ${name}`} onPress={onSelect}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
