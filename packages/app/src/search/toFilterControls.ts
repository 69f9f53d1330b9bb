import { type Category, eventCategories } from '@lively/engine';
import type { ExploreScreenProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { dayFilters, type EventCounts } from '../data/EventQuery';
import { formatDateRange } from '../i18n/formatDate';
import type { Language } from '../i18n/languages';
import { formatCount, toCountValues } from '../i18n/toCountValues';
import type { ExploreState } from './exploreState';
import { toActiveFilters } from './toActiveFilters';
import { toPlaceName } from './toPlaceName';

/** The filters of a list. */
export interface FilterView {
  readonly state: ExploreState;
  /** The number of events per choice; undefined until it is loaded. */
  readonly counts: EventCounts | undefined;
  /** The names of the state's commune or areas, once they are read. */
  readonly placeNames: readonly string[] | undefined;
}

export interface FilterControlsOptions {
  readonly t: TFunction<['explore', 'common', 'taxonomy']>;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly change: (changed: Partial<ExploreState>) => void;
  readonly openDialog: (name: 'place' | 'filters') => void;
}

/** The parameters that have a control beside the list on a wide page. */
const inSight = ['commune', 'category', 'date', 'sort'];

type FilterControls = Pick<ExploreScreenProps, 'categories' | 'dates' | 'place' | 'filters'> &
  Pick<ExploreScreenProps['active'], 'active'>;

/** Returns the controls of the filters, and the active filters. */
export function toFilterControls(view: FilterView, { t, ...others }: FilterControlsOptions): FilterControls {
  const { state, counts } = view;
  const options = { t, ...others };
  const { language, change, openDialog } = others;
  const placeName = toPlaceName(view, options);
  const active = toActiveFilters(state, { ...options, placeName, placeNames: view.placeNames });
  const hidden = active.filter(({ id }) => !inSight.includes(id)).map(({ label }) => label);

  return {
    categories: toCategories(),
    dates: toDates(),
    place: {
      label: t('place.label'),
      value: placeName,
      active: active.some(({ id }) => id === 'commune'),
      onOpen: () => openDialog('place'),
    },
    filters: {
      label: t('filters.label'),
      value:
        hidden.length > 1
          ? t('filters.count', toCountValues(hidden.length, t, language))
          : (hidden[0] ?? t('filters.none')),
      active: hidden.length > 0,
      onOpen: () => openDialog('filters'),
    },
    active,
  };

  function toCategories(): FilterControls['categories'] {
    const countOf = (name: Category | 'all') => formatCount(counts && (counts.categories[name] ?? 0), t, language);
    return {
      label: t('category.label'),
      value: state.category ?? '',
      options: [
        { value: '', label: t('category.all'), count: countOf('all') },
        ...eventCategories.map(({ slug }) => ({
          value: slug,
          label: t(`taxonomy:${slug}`),
          category: slug,
          count: countOf(slug),
        })),
        // Chosen in the dialog.
        ...(state.category === 'notice' ? [{ value: state.category, label: t('kinds.notice') }] : []),
      ],
      onChange: (value) =>
        change({
          category: eventCategories.find(({ slug }) => slug === value)?.slug ?? null,
          subcategory: null,
        }),
    };
  }

  /** Builds the days, with a chip for a range chosen in the dialog. */
  function toDates(): FilterControls['dates'] {
    const range = state.days?.join('_');
    return {
      label: t('date.label'),
      value: range ?? state.day,
      options: [
        ...dayFilters.map((value) => ({
          value,
          label: t(`date.${value}`),
          count: formatCount(counts?.days[value], t, language),
        })),
        ...(state.days && range ? [{ value: range, label: formatDateRange(...state.days, language) }] : []),
      ],
      onChange: (value) => {
        if (value !== range) change({ day: dayFilters.find((day) => day === value) ?? 'all', days: null });
      },
    };
  }
}
