'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { DateFilter, type DateFilterProps } from '../../components/DateFilter/DateFilter';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { SearchBox, type SearchBoxProps } from '../../components/SearchBox/SearchBox';
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

/** What is on, or why nothing shows. */
export type HomeResults =
  | { state: 'loading' }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | {
      state: 'ready';
      days: readonly EventDay[];
      /** Shows more of them, where there are more. */
      more?: { label: string; busy?: boolean | undefined; onMore: () => void } | undefined;
    };

export interface HomeScreenProps {
  /** « Ce soir, demain, ce week-end ». */
  title: string;
  /** One sentence under it. */
  subtitle: string;
  /** The search query. */
  search: SearchBoxProps;
  /** The days that are kept. */
  dates: DateFilterProps;
  /** Said aloud at each change, and shown over the list: « 128 événements », « Chargement… ». */
  announcement: string;
  /** What is new in the searches of the user: SavedSearches. */
  news?: ReactNode | undefined;
  /** What is on: `loading`, `failed`, `empty` or `ready`. */
  results: HomeResults;
}

/**
 * What is on, day after day: the page a user comes home to. Renders the content of the page's `<main>`.
 *
 * With every filter and another order, ExploreScreen.
 */
export function HomeScreen({ title, subtitle, search, dates, announcement, news, results }: HomeScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>
          <p className={styles.subtitle}>{subtitle}</p>
          <SearchBox {...search} />
          <DateFilter {...dates} />
        </div>
      </header>
      {news}
      <div className={styles.announcement} role="status">
        {announcement}
      </div>
      <Results {...results} />
    </div>
  );
}

function Results(results: HomeResults) {
  // More than fits a window: the footer would be seen, then pushed out.
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
          <Button weight="regular" size="large" disabled={results.more.busy} onPress={results.more.onMore}>
            {results.more.label}
          </Button>
        </div>
      )}
    </>
  );
}
