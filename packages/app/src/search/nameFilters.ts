import type { TFunction } from 'i18next';
import type { FeedSource } from '../data/feedSource';
import type { Language } from '../i18n/languages';
import type { ExploreState } from './exploreState';
import { splitText } from './splitText';
import { toActiveFilters } from './toActiveFilters';
import { toPlaceName } from './toPlaceName';

interface NameOptions {
  readonly t: TFunction<['explore', 'common', 'taxonomy']>;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The names of the state's places, those that are left out last; undefined until they are read. */
  readonly placeNames: readonly string[] | undefined;
}

/** Lists the names of what a list is limited to, for a title: « Le Trianon », « Lyon », « Gratuit ». */
export function nameFilters(
  state: ExploreState,
  { venue, organizer }: FeedSource,
  { t, language, now, placeNames }: NameOptions,
): string[] {
  const placeName = toPlaceName({ state, placeNames }, { t, language });
  const filters = toActiveFilters(state, { t, language, now, placeName, placeNames, change: () => {} });
  const { asked } = splitText(state.text);
  const text = asked && t('active.rest', { text: asked });
  return [venue, organizer, text, ...filters.map(({ label }) => label)]
    .filter(Boolean)
    .map((label) => label.replace(/[\u2066-\u2069]/g, ''));
}
