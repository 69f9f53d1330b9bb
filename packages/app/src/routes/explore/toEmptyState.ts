import { exploreDefaults, type Relaxation } from '@lively/engine';
import type { ExploreResults } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { isolateText } from '../../i18n/isolateText';
import type { ExploreState } from './exploreState';

type EmptyState = Extract<ExploreResults, { state: 'empty' }>['empty'];

interface EmptyStateOptions {
  t: TFunction<['explore', 'common', 'taxonomy']>;
  count: (total: number) => { count: number; number: string };
  relax: (relaxed: Partial<ExploreState>) => void;
  reset: () => void;
}

/** An empty list names each single filter that could go, and how many events that would give. */
export function toEmptyState(
  relaxations: readonly Relaxation[],
  state: ExploreState,
  { t, count, relax, reset }: EmptyStateOptions,
): EmptyState {
  const { text, city, category, dateFilter } = exploreDefaults;
  const choices = {
    text: { label: 'empty.relaxText', relaxed: { text } },
    city: { label: 'empty.relaxCity', relaxed: { city } },
    category: { label: 'empty.relaxCategory', relaxed: { category } },
    date: { label: 'empty.relaxDate', relaxed: { dateFilter } },
  } as const;
  return {
    title: t('empty.title'),
    text: t('empty.text'),
    relaxations: relaxations.map(({ filter, total }) => ({
      label: t(choices[filter].label, { ...count(total), value: isolateText(state.text) }),
      onSelect: () => relax(choices[filter].relaxed),
    })),
    action: { label: t('reset'), onSelect: reset },
  };
}
