import {
  findKnownCity,
  foldText,
  type LivelyEvent,
  mapValid,
  type RankedEvent,
  type Reason,
  tagOf,
} from '@lively/engine';
import { recommendationLimit, unknownDistance } from '@lively/engine/constants';
import type { ReasonSummaryProps } from '@lively/ui';
import type { RecommendationsResults, RecommendationsScreenProps, RecommendedItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { useEventItems } from '../../events/useEventItems';
import type { useReasonLabel } from '../../events/useReasonLabel';
import type { FavouriteButtonOf } from '../../favourites/useFavouriteButtons';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';

/** The number of reasons that a card shows initially. */
const shownReasons = 2;

/** The state of the page. */
export interface RecommendationsView {
  /** Undefined until the candidates and the taste are read. */
  readonly ranked: readonly RankedEvent[] | undefined;
  readonly isError: boolean;
  /** Whether the network is missing. */
  readonly isOffline: boolean;
  readonly search: string;
  /** The city of the user; null if it is unknown. */
  readonly city: string | null;
  /** The number of stored preferences; undefined until they are read. */
  readonly preferenceCount: number | undefined;
  /** Undefined until they are known. */
  readonly suggestions: readonly string[] | undefined;
  /** Whether the question about recording clicks is due. */
  readonly isConsentDue: boolean;
}

/** An event whose place in the list the user corrects, with all its reasons. */
export interface CorrectedEvent extends Pick<ReasonSummaryProps, 'reasons' | 'totalLabel'> {
  readonly event: LivelyEvent;
}

/** The actions of the user. */
export interface RecommendationsActions {
  readonly setSearch: (text: string) => void;
  readonly retry: () => void;
  readonly openPreferences: () => void;
  readonly acceptSuggestion: (tag: string) => void;
  readonly dismissSuggestion: (tag: string) => void;
  readonly answerConsent: (allowed: boolean) => void;
  readonly recordClick: (eventId: string, tag: string) => void;
  /** Opens the corrections of the list. */
  readonly correct: (corrected: CorrectedEvent) => void;
}

export interface RecommendationsPropsOptions extends RecommendationsActions {
  readonly t: TFunction<['recommendations', 'common', 'preferences']>;
  readonly language: Language;
  readonly toTagName: (tag: string) => string;
  readonly toReasonLabel: ReturnType<typeof useReasonLabel>;
  readonly toEventItem: ReturnType<typeof useEventItems>;
  readonly favouriteButtonOf: FavouriteButtonOf;
}

/** Returns the props of the recommendations screen. */
export function toRecommendationsProps(
  view: RecommendationsView,
  { t, ...others }: RecommendationsPropsOptions,
): RecommendationsScreenProps {
  const options = { t, ...others };
  const { language, setSearch } = others;
  const { search, preferenceCount, isError } = view;
  const shown = view.ranked?.filter(({ event }) => foldText(event.title).includes(foldText(search.trim())));
  return {
    title: t('title'),
    search: {
      label: t('search.label'),
      placeholder: t('search.placeholder'),
      submitLabel: t('search.submit'),
      value: search,
      onChange: setSearch,
      onSubmit: setSearch,
    },
    preferences:
      preferenceCount === undefined
        ? undefined
        : {
            label: t(preferenceCount ? 'preferences.edit' : 'preferences.define'),
            count: preferenceCount ? formatNumber(preferenceCount, language) : undefined,
            onOpen: options.openPreferences,
          },
    suggestions: toSuggestions(view, options),
    heading: t('heading'),
    explanation: { label: t('explanation'), href: paths.ranking },
    announcement: toAnnouncement(),
    results: toResults(view, shown, options),
    consent: view.isConsentDue ? toConsent(options) : undefined,
  };

  function toAnnouncement(): string {
    if (isError) return '';
    if (!shown) return t('loading');
    return t('count', { count: shown.length, number: formatNumber(shown.length, language) });
  }
}

function toSuggestions(
  { suggestions }: RecommendationsView,
  { t, toTagName, acceptSuggestion, dismissSuggestion }: RecommendationsPropsOptions,
): RecommendationsScreenProps['suggestions'] {
  if (!suggestions) return undefined;
  return {
    title: t('preferences:suggestions.title'),
    text: t('preferences:suggestions.text'),
    suggestions: suggestions.map((tag) => {
      const name = toTagName(tag);
      return {
        id: tag,
        label: name,
        acceptLabel: t('preferences:suggestions.accept', { name: isolateText(name) }),
        dismissLabel: t('preferences:suggestions.dismiss', { name: isolateText(name) }),
      };
    }),
    onAccept: acceptSuggestion,
    onDismiss: dismissSuggestion,
  };
}

function toConsent({ t, answerConsent }: RecommendationsPropsOptions): RecommendationsScreenProps['consent'] {
  return {
    title: t('consent.title'),
    text: t('consent.text'),
    accept: { label: t('consent.accept'), onPress: () => answerConsent(true) },
    refuse: { label: t('consent.refuse'), onPress: () => answerConsent(false) },
  };
}

function toResults(
  view: RecommendationsView,
  shown: readonly RankedEvent[] | undefined,
  { t, ...others }: RecommendationsPropsOptions,
): RecommendationsResults {
  const { toEventItem, favouriteButtonOf, retry, recordClick } = others;
  if (view.isError && view.isOffline) return { state: 'failed', title: t('failedOffline') };
  if (view.isError) {
    return {
      state: 'failed',
      title: t('failedTitle'),
      text: t('failedText'),
      retryLabel: t('common:retry'),
      onRetry: retry,
    };
  }
  if (!shown || !view.ranked) return { state: 'loading' };
  if (!shown.length) return { state: 'empty', empty: toEmptyState(view.search, { t, ...others }) };
  return {
    state: 'ready',
    events: mapValid(shown, ({ event, distanceKm, reasons, score }) => ({
      ...toEventItem({
        event,
        // A distance is shown once. Without a known city it counts from Paris, which the reasons mention.
        distanceKm: findKnownCity(view.city ?? '') && !hasDistance(reasons) ? distanceKm : unknownDistance,
        href: paths.event(event.id),
        favourite: favouriteButtonOf(event),
        onOpen: () => recordClick(event.id, tagOf(event)),
      }),
      reasons: toSummary({ event, reasons, score }, { t, ...others }),
    })),
    more: view.ranked.length === recommendationLimit ? { label: t('more'), href: paths.explore } : undefined,
  };
}

function toEmptyState(
  search: string,
  { t, openPreferences, setSearch }: RecommendationsPropsOptions,
): Extract<RecommendationsResults, { state: 'empty' }>['empty'] {
  const customise = { label: t('empty.customise'), onSelect: openPreferences };
  if (!search.trim()) return { title: t('empty.title'), text: t('empty.text'), action: customise };
  return {
    title: t('empty.searchTitle', { search: isolateText(search) }),
    text: t('empty.searchText'),
    relaxations: [customise],
    action: { label: t('empty.reset'), onSelect: () => setSearch('') },
  };
}

/** Returns the strongest reasons and the sum of all; the others are collapsed. */
function toSummary(
  { event, reasons, score }: Pick<RankedEvent, 'event' | 'reasons' | 'score'>,
  { t, language, toReasonLabel, correct }: RecommendationsPropsOptions,
): RecommendedItem['reasons'] {
  const lines = reasons
    .toSorted((one, other) => other.points - one.points)
    .map((reason) => ({ label: toReasonLabel(reason), points: reason.points }));
  const rest = lines.slice(shownReasons);
  return {
    reasons: lines.slice(0, shownReasons),
    others: rest.length
      ? {
          label: t('otherReasons', { count: rest.length, number: formatNumber(rest.length, language) }),
          reasons: rest,
        }
      : undefined,
    totalLabel: t('points', { count: score }),
    correct: {
      label: t('correct'),
      name: t('correctOf', { action: t('correct'), title: isolateText(event.title) }),
      onSelect: () => correct({ event, reasons: lines, totalLabel: t('points', { count: score }) }),
    },
  };
}

function hasDistance(reasons: readonly Reason[]): boolean {
  return reasons.some(({ kind }) => kind === 'distance');
}
