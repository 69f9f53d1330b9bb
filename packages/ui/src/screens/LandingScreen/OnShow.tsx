import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import { ItemBoundary } from '../../internal/ItemBoundary';
import type { EventItem } from '../EventItems';
import type { PageLink } from '../page/PageLink';
import { PageSection } from '../page/PageSection';
import * as styles from './OnShow.css';

interface OnShowProps {
  title: string;
  /** The link to all events. */
  all: PageLink;
  events: readonly EventItem[];
}

/** A few events as cards, and a link to all of them, as large as a card. */
export function OnShow({ title, all, events }: OnShowProps) {
  return (
    <PageSection title={title}>
      <ul className={styles.row}>
        {events.map(({ id, subcategory, ...event }) => (
          <ItemBoundary key={id}>
            <li>
              <EventCard
                {...event}
                poster={
                  <EventPoster category={event.category} subcategory={subcategory} seed={id} title={event.title} />
                }
              />
            </li>
          </ItemBoundary>
        ))}
        <li>
          <Anchor className={styles.all} href={all.href}>
            <span>{all.label}</span>
            <svg className={styles.arrow} viewBox="0 0 48 48" aria-hidden="true">
              <path d="M6 24h34M26 8l16 16-16 16" />
            </svg>
          </Anchor>
        </li>
      </ul>
    </PageSection>
  );
}
