'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { DateFilter, type DateFilterProps } from '../../components/DateFilter/DateFilter';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { SearchBox, type SearchBoxProps } from '../../components/SearchBox/SearchBox';
import { useFocusNewCard } from '../../internal/useFocusNewCard';
import type { EventItem } from '../EventItems';
import { ReadFailure } from '../ReadFailure';
import { HomeDay, HomeDaySkeleton } from './HomeDay';
import * as styles from './HomeScreen.css';

/** The events of one day. */
export interface EventDay {
  /** Its unique key: `2026-12-12`. */
  id: string;
  /** « Aujourd’hui », « samedi 12 décembre ». */
  title: string;
  events: readonly EventItem[];
}

/** The events by day, or the reason why there are none. */
export type HomeResults =
  | { state: 'loading' }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | {
      state: 'ready';
      days: readonly EventDay[];
      /** Loads more events, if there are more. */
      more?: { label: string; busy?: boolean | undefined; onMore: () => void } | undefined;
    };

type ReadyResults = Extract<HomeResults, { state: 'ready' }>;

export interface HomeScreenProps {
  /** « Ce soir, demain, ce week-end ». */
  title: string;
  /** A sentence below the title. */
  subtitle: string;
  /** The search query. */
  search: SearchBoxProps;
  /** The choice of the days. */
  dates: DateFilterProps;
  /** Announced at each change, and shown above the list: « 128 événements », « Chargement… ». */
  announcement: string;
  /** The new events in the user's saved searches: SavedSearches. */
  news?: ReactNode | undefined;
  /** The first events of the evening: TonightPosters. */
  tonight?: ReactNode | undefined;
  /** The results: `loading`, `failed`, `empty` or `ready`. */
  results: HomeResults;
}

/**
 * The home page of a user: lists events day by day. Renders the content of the page's `<main>`.
 *
 * ExploreScreen has all filters and other sort orders.
 */
export function HomeScreen({ title, subtitle, search, dates, announcement, news, tonight, results }: HomeScreenProps) {
  const { list, expectMore } = useFocusNewCard();
  return (
    <div ref={list} className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.part}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <div className={styles.part}>
          <SearchBox {...search} />
          <DateFilter {...dates} />
        </div>
      </header>
      {news}
      <div className={styles.announcement} role="status">
        {announcement}
      </div>
      {tonight}
      <Results results={results} onMore={expectMore} />
    </div>
  );
}

function Results({ results, onMore }: { results: HomeResults; onMore: () => void }) {
  // Taller than a window: otherwise the footer would be visible first, and then move down.
  if (results.state === 'loading') {
    return (
      <>
        <HomeDaySkeleton />
        <HomeDaySkeleton />
      </>
    );
  }
  if (results.state === 'failed') return <ReadFailure {...results} />;
  if (results.state === 'empty') return <EmptyState {...results.empty} />;
  return (
    <>
      {results.days.map((day, index) => (
        <HomeDay key={day.id} {...day} imageLoading={index < 2 ? 'eager' : 'lazy'} />
      ))}
      {results.more && (
        <div className={styles.more}>
          <MoreButton {...results.more} onPress={onMore} />
        </div>
      )}
    </>
  );
}

function MoreButton({ label, busy, onMore, onPress }: NonNullable<ReadyResults['more']> & { onPress: () => void }) {
  return (
    <Button
      weight="regular"
      size="large"
      disabled={busy}
      onPress={() => {
        onPress();
        onMore();
      }}
    >
      {label}
    </Button>
  );
}
