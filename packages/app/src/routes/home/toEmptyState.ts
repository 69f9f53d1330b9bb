import type { Count } from '@lively/engine';
import type { HomeResults } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { EventRelaxation } from '../../data/EventQuery';
import { isolateText } from '../../i18n/isolateText';
import type { CountValues } from '../../i18n/toCountValues';
import type { HomeState } from './homeState';

type EmptyState = Extract<HomeResults, { state: 'empty' }>['empty'];

interface EmptyStateOptions {
  t: TFunction<['home', 'common', 'taxonomy']>;
  count: (total: Count) => CountValues;
  relax: (relaxed: Partial<HomeState>) => void;
}

/** Suggests for an empty list each single filter to remove, with the number of events. */
export function toEmptyState(
  relaxations: readonly EventRelaxation[],
  state: HomeState,
  { t, count, relax }: EmptyStateOptions,
): EmptyState {
  return {
    title: t('empty.title'),
    text: t('empty.text'),
    relaxations: relaxations.flatMap(({ filter, total }) => {
      if (filter === 'text')
        return {
          label: t('empty.relaxText', { ...count(total), value: isolateText(state.text) }),
          onSelect: () => relax({ text: '' }),
        };
      if (filter === 'date')
        return { label: t('empty.relaxDate', count(total)), onSelect: () => relax({ dateFilter: 'all' }) };
      return [];
    }),
    action: { label: t('empty.reset'), onSelect: () => relax({ text: '', dateFilter: 'all' }) },
  };
}
