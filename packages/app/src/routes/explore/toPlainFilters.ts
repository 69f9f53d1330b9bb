import type { ExploreScreenProps, PlainFiltersProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { ExploreState } from '../../search/exploreState';
import { toOtherParameters } from './toExploreProps';

/** The URL parameters that have a field in the form. */
const fields = ['category', 'date', 'sort', 'city'];

/**
 * Builds the filters for pages without scripts.
 *
 * @param action - The URL of explore in the language of the page.
 */
export function toPlainFilters(
  state: ExploreState,
  { categories, dates, sort, reset }: Pick<ExploreScreenProps, 'categories' | 'dates' | 'sort' | 'reset'>,
  { t, action }: { t: TFunction<['explore', 'common', 'taxonomy']>; action: string },
): PlainFiltersProps {
  return {
    action,
    submitLabel: t('filters.submit'),
    city: state.commune ? undefined : { label: t('filters.city'), name: 'city', value: state.city ?? '' },
    parameters: toOtherParameters(state, fields),
    reset,
    filters: [
      { ...withCounts(categories), name: 'category' },
      { ...withCounts(dates), name: 'date' },
      { ...sort, name: 'sort' },
    ],
  };
}

/** Adds counts to the labels, because a native list has no other place for them. */
function withCounts({ label, value, options }: ExploreScreenProps['categories' | 'dates']) {
  const counted = options.map(({ value, label, count }) => ({ value, label: count ? `${label} (${count})` : label }));
  return { label, value, options: counted };
}
