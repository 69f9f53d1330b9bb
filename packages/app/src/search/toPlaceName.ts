import type { TFunction } from 'i18next';
import { formatDistance } from '../i18n/formatNumber';
import type { Language } from '../i18n/languages';
import type { ExploreState } from './exploreState';

interface Place {
  readonly state: Pick<ExploreState, 'commune' | 'city' | 'radius'>;
  /** Undefined until it is read. */
  readonly communeName: string | null | undefined;
}

/** Returns the name of the searched place: « Nantes, 20 km ». */
export function toPlaceName(
  { state, communeName }: Place,
  { t, language }: { t: TFunction<['explore', 'common', 'taxonomy']>; language: Language },
): string {
  if (!state.commune) return state.city ?? t('place.everywhere');
  const name = communeName ?? state.commune;
  return state.radius ? t('place.around', { name, distance: formatDistance(state.radius, language).distance }) : name;
}
