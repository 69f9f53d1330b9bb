import { accessNeeds, proposedCities } from '@lively/engine/constants';
import type { ExploreScreenProps, PlainFiltersProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { highestPrices, radii } from '../../data/EventQuery';
import { formatAmount } from '../../i18n/formatAmount';
import { formatDistance } from '../../i18n/formatNumber';
import type { Language } from '../../i18n/languages';
import { placeParameter } from '../../navigation/lineParameter';
import type { ExploreState } from '../../search/exploreState';
import { listPlaces } from '../../search/toPlaceName';
import { toOtherParameters } from './toExploreProps';

/** The URL parameters that have a field in the form. */
const fields = ['category', 'date', 'weekdays', 'sort', 'city', 'commune', 'radius', 'areas', 'outside'];

interface PlainFiltersOptions {
  t: TFunction<['explore', 'common', 'taxonomy']>;
  language: Language;
  action: string;
  /** The names of the state's commune or areas, once they are read. */
  placeNames: readonly string[] | undefined;
}

/**
 * Builds the filters for pages without scripts.
 *
 * @param action - The URL of explore in the language of the page.
 */
export function toPlainFilters(
  state: ExploreState,
  { categories, dates, sort, reset }: Pick<ExploreScreenProps, 'categories' | 'dates' | 'sort' | 'reset'>,
  { t, language, action, placeNames }: PlainFiltersOptions,
): PlainFiltersProps {
  const choices = [...toPrice(), ...toAccess()];
  return {
    action,
    submitLabel: t('filters.submit'),
    place: {
      label: t('filters.city'),
      name: placeParameter,
      value: listPlaces(state, placeNames).join(', ') || (state.city ?? ''),
      proposals: proposedCities,
    },
    parameters: toOtherParameters(state, [...fields, ...choices.map(({ name }) => name)]),
    reset,
    filters: [
      { ...withCounts(categories), name: 'category' },
      { ...withCounts(dates), name: 'date' },
      { ...sort, name: 'sort' },
      ...choices,
      ...(state.commune ? [toRadius(state.radius)] : []),
    ],
  };

  /** Returns none for a price that the list does not have. */
  function toPrice() {
    const value = highestPrices.find((price) => price === state.maxPrice) ?? null;
    if (state.minPrice !== null || value !== state.maxPrice) return [];
    const options = highestPrices.map((price) => ({
      value: String(price),
      label: price ? t('filters.upTo', { price: formatAmount(price, language) }) : t('filters.free'),
    }));
    const any = { value: '', label: t('filters.anyPrice') };
    return [{ label: t('filters.price'), name: 'price', value: String(value ?? ''), options: [any, ...options] }];
  }

  /** Returns none for several needs: the URL keeps them. */
  function toAccess() {
    const [need = '', second] = state.access;
    if (second) return [];
    const options = accessNeeds.map((each) => ({ value: each, label: t(`taxonomy:${each}`) }));
    const any = { value: '', label: t('filters.anyAccess') };
    return [{ label: t('filters.access'), name: 'access', value: need, options: [any, ...options] }];
  }

  function toRadius(radius: number) {
    const toLabel = (each: number) => (each ? formatDistance(each, language).distance : t('place.alone'));
    const options = radii.map((each) => ({ value: String(each), label: toLabel(each) }));
    return { label: t('place.radius'), name: 'radius', value: String(radius), options };
  }
}

/** Adds counts to the labels, because a native list has no other place for them. */
function withCounts({ label, value, options }: ExploreScreenProps['categories' | 'dates']) {
  const counted = options.map(({ value, label, count }) => ({ value, label: count ? `${label} (${count})` : label }));
  return { label, value, options: counted };
}
