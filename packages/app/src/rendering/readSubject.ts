import { withDeadline } from '@lively/machines';
import { parseFeedSource } from '../data/feedSource';
import type { Language } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { lineParameter } from '../navigation/lineParameter';
import { parseExploreState } from '../search/exploreState';
import { nameFilters } from '../search/nameFilters';
import { findPlaceNames } from '../supabase/findPlaceNames';
import { readSentLine } from './readSentLine';
import { readTexts } from './readTexts';
import { toShownState } from './toShownState';

/**
 * Reads what a feed or a widget is about: its search, its venue or organiser, their labels, and its title by these:
 * « Lyon · Musique »; empty for every event. A search line is parsed. An unknown place is ignored.
 *
 * @param options.hasDays - Whether its days count. A calendar has its own. @default true
 * @throws Error if the backend does not answer.
 */
export async function readSubject(search: string, language: Language, now: number, { hasDays = true } = {}) {
  const parameters = new URLSearchParams(search);
  const given = parseExploreState(parameters);
  const line = parameters.has(lineParameter) ? await readSentLine(given.text, language, now) : null;
  const state = toShownState({
    ...given,
    ...line?.changed,
    ...(!hasDays && { day: 'all' as const, days: null, weekdays: [] }),
  });
  const source = parseFeedSource(parameters);
  const placeNames = await withDeadline((signal) => findPlaceNames(state, signal));
  const found = placeNames ? state : { ...state, commune: null, areas: [], withoutAreas: [] };
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['explore', 'taxonomy']);
  const t = i18n.getFixedT<['explore', 'common', 'taxonomy']>(language, ['explore', 'common', 'taxonomy']);
  const labels = nameFilters(found, source, { t, language, now, placeNames: placeNames ?? [] });
  return { state: found, source, labels, title: labels.join(' · ') };
}
