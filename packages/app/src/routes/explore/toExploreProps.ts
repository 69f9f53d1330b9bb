import type { Count } from '@lively/engine';
import { resetSort, sorts } from '@lively/engine/constants';
import type { SearchBoxProps } from '@lively/ui';
import type { ExploreScreenProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { capitalize } from '../../i18n/capitalize';
import { formatNumber } from '../../i18n/formatNumber';
import { toCountValues } from '../../i18n/toCountValues';
import { lineParameter } from '../../navigation/lineParameter';
import { paths } from '../../navigation/paths';
import { type ExploreState, exploreViews, formatExploreState, hasFilters } from '../../search/exploreState';
import { toFilterControls } from '../../search/toFilterControls';
import { toUnreadLabel } from '../../search/toUnreadLabel';
import { type ExploreResultsOptions, toExploreResults } from './toExploreResults';
import type { ExploreAnswer } from './useExploreList';

/** The state of the page. */
export interface ExploreView {
  readonly state: ExploreState;
  readonly answer: ExploreAnswer;
  /** The names of the state's commune or areas, once they are read. */
  readonly placeNames: readonly string[] | undefined;
  /** The URL of explore in the language of the page, the target of forms without scripts. */
  readonly action: string;
}

/** The actions of the user. */
export interface ExploreActions {
  /** @param isSmall - Whether the change replaces the last history entry. */
  readonly change: (changed: Partial<ExploreState>, isSmall?: boolean) => void;
  /** Changes the state, and the text of the search field, too. */
  readonly searchFor: (changed: Partial<ExploreState>) => void;
  /** Parses a line, and applies its filters. */
  readonly submitLine: (line: string) => void;
  readonly reset: () => void;
  readonly openDialog: (name: 'place' | 'filters') => void;
}

export interface ExplorePropsOptions
  extends Omit<ExploreResultsOptions, 'count' | 'placeNames' | 'relax' | keyof ExploreActions>,
    ExploreActions {
  /** Declared again: the check of unused texts reads its namespace here. */
  readonly t: TFunction<['explore', 'common', 'taxonomy']>;
}

/** The props of the explore screen. The text of the search field is state of the field. */
interface ExploreProps extends Omit<ExploreScreenProps, 'search' | 'searchBox'> {
  readonly search: Omit<SearchBoxProps, 'value' | 'onChange'>;
}

/** Returns the URL parameters of a state except some: the hidden fields of a form. */
export function toOtherParameters(state: ExploreState, names: readonly string[]): Record<string, string> {
  const parameters = [...formatExploreState({ ...state, pages: 1 })];
  return Object.fromEntries(parameters.filter(([name]) => !names.includes(name)));
}

/** Returns the props of the explore screen. */
export function toExploreProps(view: ExploreView, { t, ...others }: ExplorePropsOptions): ExploreProps {
  const { state, answer, action } = view;
  const options = { t, ...others };
  const { language, change } = others;
  const { list } = answer;
  const count = (total: Count | number) => toCountValues(total, t, language);
  const { active, ...controls } = toFilterControls({ ...view, counts: list?.counts }, options);

  return {
    title: t('title'),
    search: {
      action,
      name: lineParameter,
      parameters: toOtherParameters(state, ['q']),
      label: t('search.label'),
      placeholder: t('search.placeholder'),
      submitLabel: t('search.submit'),
      onSubmit: options.submitLine,
    },
    ...controls,
    active: {
      label: t('active.label'),
      removeLabel: t('active.remove'),
      active,
      unread: toUnreadLabel(state.markedLine, t),
    },
    sort: {
      label: t('sort.label'),
      value: state.sort,
      options: sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
      onChange: (value) => change({ sort: sorts.find((sort) => sort === value) ?? resetSort }),
    },
    views: {
      label: t('view.label'),
      options: exploreViews.map((view) => ({
        label: t(`view.${view}`),
        pressed: state.view === view,
        onPress: () => change({ view }),
      })),
    },
    reset: hasFilters(state) ? { label: t('reset'), href: paths.explore, onReset: options.reset } : undefined,
    announcement: toAnnouncement(),
    detail:
      list?.total.value && !answer.isError
        ? t('detail', {
            count: list.past?.from ?? list.events.length,
            number: formatNumber(list.past?.from ?? list.events.length, language),
            sort: t(`sort.${state.sort}`),
          })
        : undefined,
    note: toNote(),
    listLabel: t('list'),
    results: toExploreResults(state, answer, {
      ...options,
      count,
      placeNames: view.placeNames,
      relax: options.searchFor,
    }),
  };

  function toNote(): string | undefined {
    const reach = list?.reach ? [t('reach', count(list.reach))] : [];
    const hidden = list?.hidden
      ? [t('hidden', { count: list.hidden, number: formatNumber(list.hidden, options.language) })]
      : [];
    return [...reach, ...hidden].join(' ') || undefined;
  }

  function toAnnouncement(): string {
    if (answer.isError) return '';
    if (!list) return t('loading');
    const { total, coming, pastTotal } = list;
    if (!pastTotal) return capitalize(t('count', count(total)), language);
    const texts = [t('past', { count: pastTotal, number: formatNumber(pastTotal, language) })];
    if (coming.value) texts.unshift(capitalize(t('coming', { ...count(coming), count: coming.value }), language));
    return texts.join(' · ');
  }
}
