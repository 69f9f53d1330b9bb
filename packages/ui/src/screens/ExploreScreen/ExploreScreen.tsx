import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button';
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
import { useFocusNewCard } from '../../internal/useFocusNewCard';
import type { EventItem } from '../EventItems';
import { EventItems, EventItemsSkeleton } from '../EventItems';
import { PastEvents } from '../PastEvents';
import { ReadFailure } from '../ReadFailure';
import * as styles from './ExploreScreen.css';
import { FilterBar, type FilterBarProps } from './FilterBar';

/** The results of the search, or the reason why there are none. */
export type ExploreResults =
  | { state: 'loading' }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  // Without a network, nothing is read: OfflineNotice reports it.
  | { state: 'offline' }
  | {
      state: 'empty';
      empty: Omit<EmptyStateProps, 'headingLevel'>;
      /** The list without the text of the search: « 0 avec « Rome » ; 12 sans ». */
      instead?: { label: string; events: readonly EventItem[]; more: MoreProps } | undefined;
    }
  | {
      state: 'ready';
      /** Whether the events are those of the previous query, until the new answer arrives. @default false */
      busy?: boolean | undefined;
      /** The coming events, or all events if none is past. */
      events: readonly EventItem[];
      /** The past events, folded: « 2 événements passés ». They are open if there are no coming events. */
      past?: { label: string; events: readonly EventItem[] } | undefined;
      /** Loads more events, if there are more. A link, so that it works without scripts. */
      more?: MoreProps | undefined;
    };

/** A link that shows more events, or keeps those shown. */
interface MoreProps {
  label: string;
  href: string;
  busy?: boolean | undefined;
  onMore: () => void;
}

type ReadyResults = Extract<ExploreResults, { state: 'ready' }>;

interface ViewOption {
  label: string;
  pressed: boolean;
  onPress: () => void;
}

export interface ExploreScreenProps {
  /** « Explorer », or the filters: « Musique · Gratuit · Ce week-end ». */
  title: string;
  /** The search query. Omit it if there is a `searchBox`. */
  search?: SearchBoxProps | undefined;
  /** Replaces the box of `search`: one with suggestions. @default a SearchBox */
  searchBox?: ReactNode | undefined;
  /** The choice of the category. */
  categories: CategoryChipsProps;
  /** The chosen place, and the button that opens its dialog. */
  place: Omit<FilterButtonProps, 'icon'>;
  /** The filters of the dialog, and the button that opens it. */
  filters: Omit<FilterButtonProps, 'icon'>;
  /** The choice of the days. */
  dates: DateFilterProps;
  /** The order of the list. */
  sort: SortSelectProps;
  /** The active filters, and the open questions. */
  active: FilterBarProps;
  /** The event whose title is the search query: a TitledEvent. */
  titled?: ReactNode | undefined;
  /** Replaces the filters if there are no scripts: PlainFilters. Only needed on a server. */
  plain?: ReactNode | undefined;
  /** The choice between the ways to show the events: « Liste », « Carte ». */
  views?: { label: string; options: readonly ViewOption[] } | undefined;
  /** Sentences that steer the list: a TastePanel, or null until it is loaded. Leave it out for lists that they do not steer. */
  steering?: ReactNode | undefined;
  /** Replaces the list of events: a map of them. */
  map?: ReactNode | undefined;
  /** Removes every filter. Its link works without scripts. Leave it out while no filter is on. */
  reset?: { label: string; href: string; onReset: () => void } | undefined;
  /** Announced at each change, and shown above the list: « 128 événements », « Chargement des événements… ». */
  announcement: string;
  /** Announced with it, for screen readers only: the number of events shown, and their order. */
  detail?: string | undefined;
  /** Saves the search under a name: « Enregistrer la recherche ». Leave it out while no filter is on. */
  save?: { label: string; onSelect: () => void } | undefined;
  /** Lets friends choose among the events of the list: « Choisir à plusieurs ». Leave it out if there are too few events. */
  together?: { label: string; onSelect: () => void } | undefined;
  /** Follows the search in a calendar: « Suivre cette recherche dans mon agenda ». */
  subscribe?: { label: string; onSelect: () => void } | undefined;
  /** The reach of the list, if it does not contain all events. */
  note?: string | undefined;
  /** The name of the list, for screen reader users who jump from list to list: « Événements ». */
  listLabel: string;
  /** The results: `loading`, `failed`, `offline`, `empty` or `ready`. */
  results: ExploreResults;
}

/** Lists all events, with a search, filters and a sort order. Renders the content of the page's `<main>`. */
export function ExploreScreen(props: ExploreScreenProps) {
  const { title, search, searchBox, categories, place, filters, dates, sort, plain, reset, announcement } = props;
  const { active, titled, detail, note, save, together, subscribe, listLabel, results, views, map, steering } = props;
  const { fallback, container } = useFocusFallback<HTMLParagraphElement>();
  // An empty list has its own button, unless a taste hides all of it.
  const removal = results.state === 'empty' && results.empty.action && !results.instead ? undefined : reset;
  return (
    <div className={styles.screen} {...container}>
      <header className={styles.head}>
        <h1 className={reset ? styles.listTitle : styles.title}>{title}</h1>
        <div className={styles.bar}>
          {searchBox ?? (search && <SearchBox {...search} />)}
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
        <div className={styles.count}>
          {/* A live region is read even beside an open dialog, which makes the rest of the page inert. */}
          <div ref={fallback} className={styles.status} role="status" aria-live="polite" tabIndex={-1}>
            {announcement}
            {detail && <span className={visuallyHidden}>{` ${detail}`}</span>}
          </div>
          {views && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
            <div className={styles.actions} role="group" aria-label={views.label}>
              {views.options.map((view) => (
                <Button key={view.label} className={styles.reset} weight="light" {...view}>
                  {view.label}
                </Button>
              ))}
            </div>
          )}
          {(removal || together) && (
            <div className={styles.actions}>
              <Buttons
                className={styles.reset}
                weight="quiet"
                actions={[removal && { label: removal.label, onSelect: removal.onReset }, together]}
              />
            </div>
          )}
        </div>
        <FilterButton {...place} className={styles.place} icon={<MapPin size={18} />} />
        <FilterButton {...filters} className={styles.more} icon={<SlidersHorizontal size={18} />} />
        <div className={styles.sort}>
          <SortSelect {...sort} />
        </div>
      </div>
      {titled}
      {steering !== undefined && <div className={styles.steering}>{steering}</div>}
      {note && !map && <p className={styles.note}>{note}</p>}
      {map && (results.state === 'ready' || results.state === 'loading') ? (
        <div className={styles.map}>{map}</div>
      ) : (
        <Results listLabel={listLabel} results={results} />
      )}
      {/* Below a skeleton of another length they would move when the list arrives. */}
      {(save || subscribe) && results.state !== 'loading' && (
        <div className={styles.follow}>
          <Buttons weight="light" actions={[save, subscribe]} />
        </div>
      )}
    </div>
  );
}

interface ButtonsProps extends Pick<ButtonProps, 'className' | 'weight'> {
  /** The buttons that there are. */
  actions: readonly ({ label: string; onSelect: () => void } | undefined)[];
}

function Buttons({ actions, ...look }: ButtonsProps) {
  return actions.map(
    (action) =>
      action && (
        <Button key={action.label} {...look} onPress={action.onSelect}>
          {action.label}
        </Button>
      ),
  );
}

function Results({ listLabel, results }: Pick<ExploreScreenProps, 'listLabel' | 'results'>) {
  if (results.state === 'loading') return <EventItemsSkeleton label={listLabel} count={8} />;
  if (results.state === 'empty') {
    return (
      <>
        {results.instead && <Instead {...results.instead} />}
        <EmptyState {...results.empty} className={styles.empty} />
      </>
    );
  }
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
  return <ReadyList listLabel={listLabel} results={results} />;
}

function Instead({ label, events, more }: NonNullable<Extract<ExploreResults, { state: 'empty' }>['instead']>) {
  return (
    <section className={styles.instead}>
      <h2 className={styles.insteadTitle}>{label}</h2>
      <EventItems label={label} events={events} headingLevel={3} />
      <div className={styles.next}>
        <MoreLink {...more} />
      </div>
    </section>
  );
}

function ReadyList({ listLabel, results }: { listLabel: string; results: ReadyResults }) {
  const { busy, events, past } = results;
  const { list, expectMore } = useFocusNewCard();
  // All events after the first past event are past too.
  const more = results.more && (
    <div className={styles.next}>
      <MoreLink {...results.more} onPress={expectMore} />
    </div>
  );
  return (
    <div ref={list} className={styles.list} aria-busy={busy || undefined}>
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

function MoreLink({ label, href, busy = false, onMore, onPress }: MoreProps & { onPress?: () => void }) {
  return (
    <LinkButton
      weight="regular"
      size="large"
      href={href}
      aria-disabled={busy || undefined}
      onClick={followLink(() => {
        if (busy) return;
        onPress?.();
        onMore();
      })}
    >
      {label}
    </LinkButton>
  );
}
