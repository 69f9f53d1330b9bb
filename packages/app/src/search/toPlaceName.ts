import type { TFunction } from 'i18next';
import { placeCodes } from '../data/usePlaceNames';
import { formatAlternatives } from '../i18n/formatAlternatives';
import { formatDistance } from '../i18n/formatNumber';
import type { Language } from '../i18n/languages';
import type { ExploreState } from './exploreState';

interface Place {
  readonly state: Pick<ExploreState, 'commune' | 'city' | 'radius' | 'areas' | 'withoutAreas'>;
  /** The names of the places, those that are left out last; undefined until they are read. */
  readonly placeNames: readonly string[] | undefined;
}

/** Returns the name of the searched place: « Nantes, 20 km », « Finistère ou Morbihan ». */
export function toPlaceName(
  { state, placeNames }: Place,
  { t, language }: { t: TFunction<['explore', 'common', 'taxonomy']>; language: Language },
): string {
  const name = formatAlternatives(listPlaces(state, placeNames), language);
  if (!name) return state.city ?? t('place.everywhere');
  return state.radius ? t('place.around', { name, distance: formatDistance(state.radius, language).distance }) : name;
}

/** Lists the names of the place of a state, or its codes until they are read. */
export function listPlaces(state: Place['state'], names = placeCodes(state)): readonly string[] {
  return names.slice(0, names.length - state.withoutAreas.length);
}

/** Lists the names of the places that a state leaves out, or their codes until they are read. */
export function listOutside(state: Place['state'], names = placeCodes(state)): readonly string[] {
  return names.slice(names.length - state.withoutAreas.length);
}
