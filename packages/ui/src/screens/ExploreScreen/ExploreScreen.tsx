import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { CategoryChips, type CategoryChipsProps } from '../../components/CategoryChips/CategoryChips';
import { DateFilter, type DateFilterProps } from '../../components/DateFilter/DateFilter';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { FilterButton, type FilterButtonProps } from '../../components/FilterButton/FilterButton';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { SearchBox, type SearchBoxProps } from '../../components/SearchBox/SearchBox';
import { SortSelect, type SortSelectProps } from '../../components/SortSelect/SortSelect';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { followLink } from '../../internal/followLink';
import { useFocusFallback } from '../../internal/useFocusFallback';
import type { EventItem } from '../EventItems';
import { EventItems, EventItemsSkeleton } from '../EventItems';
import { PastEvents } from '../PastEvents';
import { ReadFailure } from '../ReadFailure';
import * as styles from './ExploreScreen.css';
import { FilterBar, type FilterBarProps } from './FilterBar';

/** What the search gives, or why it gives nothing. */
export type ExploreResults =
  | { state: 'loading' }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  // Never read without a network: OfflineNotice says it.
  | { state: 'offline' }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | {
      state: 'ready';
      /** Whether they are those of the query before, until the answer to this one is there. @default false */
      busy?: boolean | undefined;
      /** Those to come, where some are over. */
      events: readonly EventItem[];
      /** Those that are over, folded: « 2 événements passés ». They open where nothing else is found. */
      past?: { label: string; events: readonly EventItem[] } | undefined;
      /** Shows more of them, where there are more: a link, so that it leads there without scripts too. */
      more?: { label: string; href: string; busy?: boolean | undefined; onMore: () => void } | undefined;
    };

type ReadyResults = Extract<ExploreResults, { state: 'ready' }>;

export interface ExploreScreenProps {
  /** « Explorer ». */
  title: string;
  /** The search query. */
  search: SearchBoxProps;
  /** What stands in place of its box: one that offers what may be meant. @default a SearchBox */
  searchBox?: ReactNode | undefined;
  /** The category that is kept. */
  categories: CategoryChipsProps;
  /** Where events are looked for, and what opens its dialog. */
  place: Omit<FilterButtonProps, 'icon'>;
  /** The filters that are out of sight, and what opens their dialog. */
  filters: Omit<FilterButtonProps, 'icon'>;
  /** The days that are kept. */
  dates: DateFilterProps;
  /** The order of the list. */
  sort: SortSelectProps;
  /** What is filtered, and what is still to be asked. */
  active: FilterBarProps;
  /** The event whose title is what was searched: TitledEvent. */
  titled?: ReactNode | undefined;
  /** What stands in place of the filters where there are no scripts: PlainFilters. Only a server needs to give it. */
  plain?: ReactNode | undefined;
  /** Undoes every filter, by its link where there are no scripts. Leave it out while none is on. */
  reset?: { label: string; href: string; onReset: () => void } | undefined;
  /** Said aloud at each change, and shown over the list: « 128 événements », « Chargement des événements… ». */
  announcement: string;
  /** Heard with it: how many are shown, in which order. */
  detail?: string | undefined;
  /** Saves the search under a name: « Enregistrer la recherche ». Leave it out while nothing is filtered. */
  save?: { label: string; onSelect: () => void } | undefined;
  /** Lets friends choose among the events of the list: « Choisir à plusieurs ». Leave it out where there is too little. */
  together?: { label: string; onSelect: () => void } | undefined;
  /** Follows the search in a calendar: « S’abonner à cette recherche ». */
  subscribe?: { label: string; onSelect: () => void } | undefined;
  /** How far the list reaches, where it is not all there is. */
  note?: string | undefined;
  /** The name of the list, for screen reader users who jump from list to list: « Événements ». */
  listLabel: string;
  /** What the search gives: `loading`, `failed`, `offline`, `empty` or `ready`. */
  results: ExploreResults;
}

/** Every event, searched, filtered and sorted. Renders the content of the page's `<main>`. */
export function ExploreScreen(props: ExploreScreenProps) {
  const { title, search, searchBox, categories, place, filters, dates, sort, plain, reset, announcement } = props;
  const { active, titled, detail, note, save, together, subscribe, listLabel, results } = props;
  const { fallback, container } = useFocusFallback<HTMLParagraphElement>();
  return (
    <div className={styles.screen} {...container}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.bar}>
          {searchBox ?? <SearchBox {...search} />}
          <FilterBar {...active} filters={filters} place={place} dates={dates} categories={categories} />
        </div>
      </header>
      <noscript>{plain}</noscript>
      <div className={styles.filters}>
        <div className={styles.line}>
          <CategoryChips {...categories} />
        </div>
        <div className={styles.line}>
          <DateFilter {...dates} />
        </div>
        <FilterButton {...place} className={styles.place} icon={<MapPin size={18} />} />
        <FilterButton {...filters} className={styles.more} icon={<SlidersHorizontal size={18} />} />
        <div className={styles.sort}>
          <SortSelect {...sort} />
        </div>
        <div className={styles.count}>
          {/* Named live, it is heard beside an open dialog, which makes the rest of the page inert. */}
          <div ref={fallback} className={styles.status} role="status" aria-live="polite" tabIndex={-1}>
            {announcement}
            {detail && <span className={visuallyHidden}>{` ${detail}`}</span>}
          </div>
          {(reset || together) && (
            <div className={styles.actions}>
              {reset && (
                <Button className={styles.reset} weight="quiet" onPress={reset.onReset}>
                  {reset.label}
                </Button>
              )}
              {together && (
                <Button className={styles.reset} weight="quiet" onPress={together.onSelect}>
                  {together.label}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      {titled}
      {note && <p className={styles.note}>{note}</p>}
      <Results listLabel={listLabel} results={results} />
      {(save || subscribe) && (
        <div className={styles.follow}>
          {[save, subscribe].map(
            (action) =>
              action && (
                <Button key={action.label} weight="light" onPress={action.onSelect}>
                  {action.label}
                </Button>
              ),
          )}
        </div>
      )}
    </div>
  );
}

function Results({ listLabel, results }: Pick<ExploreScreenProps, 'listLabel' | 'results'>) {
  if (results.state === 'loading') return <EventItemsSkeleton label={listLabel} count={8} />;
  if (results.state === 'empty') return <EmptyState {...results.empty} />;
  if (results.state === 'offline') return null;
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
  const { busy, events, past } = results;
  // What comes after the first past event is over too.
  const more = results.more && (
    <div className={styles.next}>
      <MoreLink {...results.more} />
    </div>
  );
  return (
    <div className={styles.list} aria-busy={busy || undefined}>
      {events.length > 0 && <EventItems label={listLabel} events={events} headingLevel={2} />}
      {past ? (
        <PastEvents label={past.label} open={events.length === 0}>
          <EventItems label={past.label} events={past.events} headingLevel={2} />
          {more}
        </PastEvents>
      ) : (
        more
      )}
    </div>
  );
}

function MoreLink({ label, href, busy = false, onMore }: NonNullable<ReadyResults['more']>) {
  return (
    <LinkButton
      weight="regular"
      size="large"
      href={href}
      aria-disabled={busy || undefined}
      onClick={followLink(() => {
        if (!busy) onMore();
      })}
    >
      {label}
    </LinkButton>
  );
}
