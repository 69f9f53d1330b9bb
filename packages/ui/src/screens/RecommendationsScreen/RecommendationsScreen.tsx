import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { ReasonSummary, type ReasonSummaryProps } from '../../components/ReasonSummary/ReasonSummary';
import { SearchBox, type SearchBoxProps } from '../../components/SearchBox/SearchBox';
import { SuggestionBanner, type SuggestionBannerProps } from '../../components/SuggestionBanner/SuggestionBanner';
import { Anchor } from '../../internal/Anchor';
import type { EventItem } from '../EventItems';
import { EventItems, EventItemsSkeleton } from '../EventItems';
import { ReadFailure, type ReadFailureProps } from '../ReadFailure';
import * as styles from './RecommendationsScreen.css';

/** An event, and the reasons why it is recommended. */
export interface RecommendedItem extends Omit<EventItem, 'reasons'> {
  reasons: ReasonSummaryProps;
}

/** The recommendations, or the reason why there are none. */
export type RecommendationsResults =
  | { state: 'loading' }
  | ({ state: 'failed' } & ReadFailureProps)
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | {
      state: 'ready';
      /** The recommended events, at most ten. */
      events: readonly RecommendedItem[];
      /** The link to all events, if there are ten recommendations. */
      more?: { label: string; href: string } | undefined;
    };

interface Answer {
  label: string;
  onPress: () => void;
}

export interface RecommendationsScreenProps {
  /** « Pour vous ». */
  title: string;
  /** Filters the recommendations by their titles. */
  search: SearchBoxProps;
  /** Opens the preferences. Leave it out until they can be opened. */
  preferences?:
    | {
        /** « Modifier mes préférences ». */
        label: string;
        /** The number of preferences. Leave it out if there are none. */
        count?: string | undefined;
        onOpen: () => void;
      }
    | undefined;
  /** Offers tags of events that the user often opens. Leave it out until they are known: a list that loads waits for them. */
  suggestions?: SuggestionBannerProps | undefined;
  /** « Recommandé pour vous ». */
  heading: string;
  /** The link to the page that explains the ranking. */
  explanation?: { label: string; href: string } | undefined;
  /** Announced at each change, and shown below the heading: « 10 événements », « Chargement… ». */
  announcement: string;
  /** The results: `loading`, `failed`, `empty` or `ready`. */
  results: RecommendationsResults;
  /** Asks whether opened events may be recorded, with two equally prominent answers. Leave it out after an answer. */
  consent?: { title: string; text: string; accept: Answer; refuse: Answer } | undefined;
}

/** The ten events that fit a user best, and the reasons. Renders the content of the page's `<main>`. */
export function RecommendationsScreen(props: RecommendationsScreenProps) {
  const { title, search, preferences, suggestions, heading, explanation, announcement, results, consent } = props;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>
          <SearchBox {...search} />
          {preferences && (
            <Button weight="regular" onPress={preferences.onOpen}>
              <SlidersHorizontal className={styles.preferencesIcon} size={18} aria-hidden />
              <span className={styles.wideText}>{preferences.label}</span>
              {preferences.count && <span className={styles.preferenceCount}>{preferences.count}</span>}
            </Button>
          )}
        </div>
      </header>
      {suggestions && <SuggestionBanner {...suggestions} />}
      <section className={results.state === 'loading' && !suggestions ? styles.waitingList : styles.list}>
        <div className={styles.listHead}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.announcement} role="status">
            {announcement}
          </p>
          {explanation && (
            <Anchor className={styles.explanation} href={explanation.href}>
              {explanation.label}
            </Anchor>
          )}
        </div>
        <Results heading={heading} results={results} />
      </section>
      {consent && (
        <Alert
          // A region, not an alert: a question that does not interrupt the user.
          role="region"
          aria-label={consent.title}
          title={consent.title}
          actions={[consent.accept, consent.refuse].map(({ label, onPress }) => (
            <Button key={label} weight="light" onPress={onPress}>
              {label}
            </Button>
          ))}
        >
          {consent.text}
        </Alert>
      )}
    </div>
  );
}

function Results({ heading, results }: Pick<RecommendationsScreenProps, 'heading' | 'results'>) {
  if (results.state === 'loading') return <EventItemsSkeleton label={heading} count={6} />;
  if (results.state === 'empty') return <EmptyState {...results.empty} headingLevel={3} />;
  if (results.state === 'failed') {
    return (
      <ReadFailure
        title={results.title}
        text={results.text}
        retryLabel={results.retryLabel}
        onRetry={results.onRetry}
      />
    );
  }
  return (
    <>
      <EventItems label={heading} events={results.events.map(toCard)} headingLevel={3} />
      {results.more && (
        <div className={styles.more}>
          <LinkButton weight="regular" size="large" href={results.more.href}>
            {results.more.label}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function toCard({ reasons, ...event }: RecommendedItem): EventItem {
  return { ...event, reasons: <ReasonSummary {...reasons} /> };
}
