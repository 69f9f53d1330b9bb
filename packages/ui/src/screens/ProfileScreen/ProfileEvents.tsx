import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import type { EventItem } from '../EventItems';
import { EventItems, EventItemsSkeleton } from '../EventItems';
import { ReadFailure } from '../ReadFailure';
import * as styles from './ProfileScreen.css';

export interface ProfileEventsProps {
  /** The heading of the list: « Mes sorties à venir ». Only for screen readers, because the tab is visible. */
  heading: string;
  /** Announced at each change: « 2 événements », « Chargement… ». */
  announcement: string;
  results:
    | { state: 'loading' }
    | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
    | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
    | { state: 'ready'; events: readonly EventItem[] };
}

/** The coming or the past events of a user. */
export function ProfileEvents({ heading, announcement, results }: ProfileEventsProps) {
  return (
    <section className={styles.events}>
      <h2 className={styles.heard}>{heading}</h2>
      <div className={styles.announcement} role="status">
        {announcement}
      </div>
      <Results heading={heading} results={results} />
    </section>
  );
}

function Results({ heading, results }: Pick<ProfileEventsProps, 'heading' | 'results'>) {
  if (results.state === 'loading') return <EventItemsSkeleton label={heading} count={4} />;
  if (results.state === 'empty') return <EmptyState {...results.empty} headingLevel={3} />;
  if (results.state === 'ready') return <EventItems label={heading} events={results.events} headingLevel={3} />;
  return (
    <ReadFailure title={results.title} text={results.text} retryLabel={results.retryLabel} onRetry={results.onRetry} />
  );
}
