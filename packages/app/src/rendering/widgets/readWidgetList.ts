import { countedLength } from '@lively/embed/limits';
import { type CivilDate, type LivelyEvent, nextTiming } from '@lively/engine';
import { nextTimingOn } from '@lively/engine/dates';
import { withDeadline } from '@lively/machines';
import { lineParameter } from '../../navigation/lineParameter';
import { paths } from '../../navigation/paths';
import { formatExploreState, toEventQuery } from '../../search/exploreState';
import { findPeriod, type Period } from '../../search/findPeriod';
import { listUnreadWords } from '../../search/markedLine';
import { findCredits } from '../../supabase/findCredits';
import { listFeedEvents } from '../../supabase/listFeedEvents';
import { cleanTexts } from '../cleanTexts';
import { followedUrl } from '../followedUrl';
import { readSubject } from '../readSubject';
import { readWidgetTexts } from './readWidgetTexts';
import { toWidgetEvent } from './toWidgetEvent';
import { toWidgetPeriod } from './toWidgetPeriod';
import type { Widgets } from './WidgetContent';

type Days = Period['days'];

/** Reads the next events of a search, venue or organiser, with their credits. A week or a month has its own days. */
export const readWidgetList: Widgets['readList'] = async ({ language, search, limit, layout, on, now }) => {
  const period = layout === 'week' || layout === 'month' ? findPeriod(layout, on, now) : null;
  const { state, source, title } = await readSubject(search, language, now, { hasDays: !period });
  const t = await readWidgetTexts(language);
  const known = period ? await readPeriod(period) : { events: await list(null, limit), counted: [], moreFrom: null };
  const { events } = known;
  const ids = events.map(({ id }) => id);
  const credits = await withDeadline((signal) => findCredits(ids, signal));
  const shownDays = period ? toShownDays(period) : undefined;
  return cleanTexts({
    kind: 'list' as const,
    language,
    title: title || t('embed:title'),
    link: { label: t('embed:all'), url: toPageUrl(shownDays ?? null) },
    events: events.map((event) =>
      toWidgetEvent(
        { ...event, ...credits.get(event.id) },
        { language, t, now, searched: state, ...(shownDays && { shownDays }) },
      ),
    ),
    message: events.length ? null : t(period ? 'embed:noneThen' : 'embed:none'),
    period:
      period &&
      toWidgetPeriod(period, {
        ...{ language, t, now, toUrl: toPageUrl },
        events: known.counted,
        moreFrom: known.moreFrom,
      }),
    search: layout === 'search' ? toSearch() : null,
  });

  /** Reads the events of a week, or of a month and of its pressed day. */
  async function readPeriod(shown: Period) {
    if (shown.kind === 'week')
      return { events: sortByTime(await list(shown.days, limit), shown.days), counted: [], moreFrom: null };
    const counted = await list(shown.days, countedLength);
    const last = counted.length < countedLength ? undefined : counted.at(-1);
    const moreFrom = last ? laterOf(nextTiming(last, now)?.date, shown.days[0]) : null;
    const day = toShownDays(shown);
    const isKnown = moreFrom === null || shown.day === null || shown.day < moreFrom;
    const events = isKnown ? counted.filter((event) => nextTimingOn(event, now, day)) : await list(day, limit);
    return { events: sortByTime(events, day).slice(0, limit), counted, moreFrom };
  }

  /** Sorts events by their first times on some days: the database sorts by the next times, which may be before these days. */
  function sortByTime(events: readonly LivelyEvent[], days: Days): LivelyEvent[] {
    const keyOf = (event: LivelyEvent) => {
      const timing = nextTimingOn(event, now, days);
      return `${timing?.date} ${timing?.time ?? ''}`;
    };
    return events.toSorted((a, b) => compareTexts(keyOf(a), keyOf(b)));
  }

  function list(days: Days | null, length: number): Promise<LivelyEvent[]> {
    const query = toEventQuery(days ? { ...state, days } : state);
    return withDeadline((signal) => listFeedEvents(query, source, signal, length));
  }

  /** A line stays a line: « tonight » means another day tomorrow. A venue and an organiser have no page, and are searched. */
  function toPageUrl(days: readonly [CivilDate, CivilDate] | null): string {
    const line = new URLSearchParams(search).get(lineParameter);
    const text = state.text || source.venue || source.organizer;
    const filters =
      line && !days
        ? new URLSearchParams(search)
        : formatExploreState({ ...state, text, pages: 1, markedLine: '', ...(days && { days }) });
    return followedUrl(filters.size ? `${paths.explore}?${filters}` : paths.explore, language);
  }

  function toSearch() {
    const unread = listUnreadWords(state.markedLine);
    return {
      label: t('embed:searchLabel'),
      placeholder: t('embed:searchPlaceholder'),
      submit: t('embed:searchSubmit'),
      line: new URLSearchParams(search).get(lineParameter) ?? '',
      unread: unread.length ? t('embed:unread', { words: unread.join(', ') }) : '',
    };
  }
};

/** Returns the days whose events are listed. */
function toShownDays({ day, days }: Period): Days {
  return day ? [day, day] : days;
}

function laterOf(date: CivilDate | undefined, first: CivilDate): CivilDate {
  return date && date > first ? date : first;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
