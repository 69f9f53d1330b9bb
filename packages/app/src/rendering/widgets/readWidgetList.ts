import { withDeadline } from '@lively/machines';
import { lineParameter } from '../../navigation/lineParameter';
import { paths } from '../../navigation/paths';
import { formatExploreState, toEventQuery } from '../../search/exploreState';
import { findCredits } from '../../supabase/findCredits';
import { listFeedEvents } from '../../supabase/listFeedEvents';
import { cleanTexts } from '../cleanTexts';
import { followedUrl } from '../followedUrl';
import { readSubject } from '../readSubject';
import { readWidgetTexts } from './readWidgetTexts';
import { toWidgetEvent } from './toWidgetEvent';
import type { Widgets } from './WidgetContent';

/** Reads the next events of a search, venue or organiser, with their credits. */
export const readWidgetList: Widgets['readList'] = async ({ language, search, limit, now }) => {
  const { state, source, title } = await readSubject(search, language, now);
  const t = await readWidgetTexts(language);
  const events = await withDeadline((signal) => listFeedEvents(toEventQuery(state), source, signal, limit));
  const ids = events.map(({ id }) => id);
  const credits = await withDeadline((signal) => findCredits(ids, signal));
  return cleanTexts({
    kind: 'list' as const,
    language,
    title: title || t('embed:title'),
    link: { label: t('embed:all'), url: followedUrl(toPagePath(), language) },
    events: events.map((event) =>
      toWidgetEvent({ ...event, ...credits.get(event.id) }, { language, t, now, searched: state }),
    ),
    message: events.length ? null : t('embed:none'),
  });

  /** A line stays a line: « tonight » means another day tomorrow. A venue and an organiser have no page, and are searched. */
  function toPagePath(): string {
    const line = new URLSearchParams(search).get(lineParameter);
    const text = state.text || source.venue || source.organizer;
    const filters = line
      ? new URLSearchParams(search)
      : formatExploreState({ ...state, text, pages: 1, markedLine: '' });
    return filters.size ? `${paths.explore}?${filters}` : paths.explore;
  }
};
