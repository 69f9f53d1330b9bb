import type { Count } from '@lively/engine';
import type { ExploreResults } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { type EventList, radii } from '../../data/EventQuery';
import { formatDistance } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';
import type { CountValues } from '../../i18n/toCountValues';
import type { ExploreState } from '../../search/exploreState';
import type { WordRelaxation } from './readWordRelaxations';

type EmptyState = Extract<ExploreResults, { state: 'empty' }>['empty'];

interface EmptyStateOptions {
  t: TFunction<['explore', 'common', 'taxonomy']>;
  language: Language;
  count: (total: Count) => CountValues;
  relax: (relaxed: Partial<ExploreState>) => void;
  /** The single words of the text that could be removed. */
  words: readonly WordRelaxation[];
  reset: () => void;
}

/** Builds the suggestions of an empty list: a corrected text, a wider radius, and filters to remove, with their counts. */
export function toEmptyState(
  { relaxations, counts, correction }: Pick<EventList, 'relaxations' | 'counts' | 'correction'>,
  state: ExploreState,
  { t, language, count, relax, words, reset }: EmptyStateOptions,
): EmptyState {
  const choices = {
    text: { label: 'empty.relaxText', relaxed: { text: '' } },
    city: { label: 'empty.relaxCity', relaxed: { city: null } },
    commune: { label: 'empty.relaxCommune', relaxed: { commune: null, radius: 0 } },
    areas: { label: 'empty.relaxCommune', relaxed: { areas: [] } },
    category: { label: 'empty.relaxCategory', relaxed: { category: null, subcategory: null } },
    subcategory: { label: 'empty.relaxSubcategory', relaxed: { subcategory: null } },
    topics: { label: 'empty.relaxSubcategory', relaxed: { topics: [] } },
    without: { label: 'empty.relaxWithout', relaxed: { without: [] } },
    date: { label: 'empty.relaxDate', relaxed: { day: 'all', days: null } },
    hours: { label: 'empty.relaxHours', relaxed: { hours: null } },
    maxPrice: { label: 'empty.relaxPrice', relaxed: { maxPrice: null } },
    access: { label: 'empty.relaxAccess', relaxed: { access: [] } },
    online: { label: 'empty.relaxOnline', relaxed: { online: false } },
    once: { label: 'empty.relaxOnce', relaxed: { once: false } },
  } as const;
  return {
    title: t('empty.title'),
    text: t('empty.text'),
    relaxations: [
      ...(correction
        ? [
            {
              label: t('empty.correction', { text: isolateText(correction) }),
              onSelect: () => relax({ text: correction }),
            },
          ]
        : []),
      ...words.map(({ word, text, total }) => ({
        label: t('empty.relaxText', { ...count(total), value: isolateText(word) }),
        onSelect: () => relax({ text }),
      })),
      ...listWiderRadius(),
      ...relaxations.map(({ filter, total }) => ({
        label: t(choices[filter].label, { ...count(total), value: isolateText(state.text) }),
        onSelect: () => relax(choices[filter].relaxed),
      })),
    ],
    action: { label: t('reset'), onSelect: reset },
  };

  /** Suggests the first radius with results, a smaller step than all of France. */
  function listWiderRadius() {
    const wider = radii
      .filter((radius) => radius > state.radius)
      .flatMap((radius) => {
        const total = counts.distances?.[radius];
        return total?.value ? [{ radius, total }] : [];
      });
    return wider.slice(0, 1).map(({ radius, total }) => ({
      label: t('empty.relaxRadius', { ...count(total), distance: formatDistance(radius, language).distance }),
      onSelect: () => relax({ radius }),
    }));
  }
}
