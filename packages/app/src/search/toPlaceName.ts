import type { TFunction } from 'i18next';
import { placeCodes } from '../data/usePlaceNames';
import { formatAlternatives } from '../i18n/formatAlternatives';
import { formatDistance } from '../i18n/formatNumber';
import type { Language } from '../i18n/languages';
import type { ExploreState } from './exploreState';

interface Place {
  readonly state: Pick<ExploreState, 'commune' | 'city' | 'radius' | 'areas'>;
  /** The names of the commune or the areas; undefined until they are read. */
  readonly placeNames: readonly string[] | undefined;
}

/** Returns the name of the searched place: « Nantes, 20 km », « Finistère ou Morbihan ». */
export function toPlaceName(
  { state, placeNames }: Place,
  { t, language }: { t: TFunction<['explore', 'common', 'taxonomy']>; language: Language },
): string {
  const name = formatAlternatives(placeNames?.length ? placeNames : placeCodes(state), language);
  if (!name) return state.city ?? t('place.everywhere');
  return state.radius ? t('place.around', { name, distance: formatDistance(state.radius, language).distance }) : name;
}
