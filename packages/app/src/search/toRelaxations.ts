import { type Count, mapNames } from '@lively/engine';
import type { ExploreResults } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { type EventList, type EventRelaxation, radii } from '../data/EventQuery';
import { type EventKind, eventKinds } from '../data/eventKinds';
import { formatDistance } from '../i18n/formatNumber';
import { isolateText } from '../i18n/isolateText';
import type { Language } from '../i18n/languages';
import type { CountValues } from '../i18n/toCountValues';
import { type ExploreFilters, type ExploreState, noFilters } from './exploreState';
import { nameFilters } from './nameFilters';
import type { FurtherRelaxations } from './readFurtherRelaxations';

type Relaxations = NonNullable<Extract<ExploreResults, { state: 'empty' }>['empty']['relaxations']>;

interface RelaxationsOptions {
  t: TFunction<['explore', 'common', 'taxonomy']>;
  language: Language;
  count: (total: Count) => CountValues;
  /** Milliseconds since 1970. */
  now: number;
  /** The names of the state's places, once they are read. */
  placeNames: readonly string[] | undefined;
  relax: (relaxed: Partial<ExploreState>) => void;
  further: FurtherRelaxations | undefined;
}

/**
 * Builds the suggestions of an empty list: a corrected text, a wider radius, filters to remove, and filters to keep, with their
 * counts. Loaded with the first empty list.
 */
export function toRelaxations(
  { relaxations, counts, correction }: Pick<EventList, 'relaxations' | 'counts' | 'correction'>,
  state: ExploreState,
  { t, language, now, placeNames, count, relax, further }: RelaxationsOptions,
): Relaxations {
  return [
    ...(correction
      ? [
          {
            label: t('empty.correction', { text: isolateText(correction) }),
            onSelect: () => relax({ text: correction }),
          },
        ]
      : []),
    ...(further?.words ?? []).map(({ word, text, total }) => ({
      label: t('empty.relaxText', { ...count(total), value: isolateText(word) }),
      onSelect: () => relax({ text }),
    })),
    ...listWiderRadius(),
    ...relaxations.map(({ filter, total }) => {
      if (isKind(filter))
        return { label: t(`empty.relaxKind.${filter}`, count(total)), onSelect: () => relax({ [filter]: false }) };
      const [label, ...names] = relaxed[filter];
      return {
        label: t(`empty.relax${label}`, { ...count(total), value: isolateText(state.text) }),
        onSelect: () => relax(mapNames(names, (name) => noFilters[name]) as Partial<ExploreState>),
      };
    }),
    ...(further?.kept ?? []).map(({ filters, total }) => {
      const { number } = count(total);
      const label = t('empty.kept', { count: total.value, number, value: isolateText(nameKept(filters)) });
      return { label, onSelect: () => relax(filters) };
    }),
  ];

  function nameKept(filters: ExploreFilters): string {
    const isPlaced = filters.commune || filters.areas.length || filters.withoutAreas.length;
    const options = { t, language, now, placeNames: isPlaced ? placeNames : undefined };
    return nameFilters({ ...state, ...filters, markedLine: '' }, { venue: '', organizer: '' }, options).join(' · ');
  }

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

const places = ['commune', 'radius', 'areas', 'withoutAreas'] as const;

/** The text of each filter that can be removed, and what is removed with it. */
const relaxed = {
  text: ['Text', 'text'],
  city: ['Commune', 'city'],
  commune: ['Commune', ...places],
  areas: ['Commune', ...places],
  withoutAreas: ['Without', 'withoutAreas'],
  category: ['Category', 'category', 'subcategory'],
  subcategory: ['Subcategory', 'subcategory'],
  topics: ['Subcategory', 'topics'],
  without: ['Without', 'without', 'withoutAreas'],
  date: ['Date', 'day', 'days', 'weekdays'],
  weekdays: ['Date', 'weekdays'],
  hours: ['Hours', 'hours'],
  minPrice: ['Price', 'minPrice'],
  maxPrice: ['Price', 'minPrice', 'maxPrice'],
  ages: ['Ages', 'age'],
  access: ['Access', 'access'],
} as const satisfies Record<
  Exclude<EventRelaxation['filter'], EventKind>,
  readonly [label: string, ...(keyof ExploreFilters)[]]
>;

function isKind(filter: EventRelaxation['filter']): filter is EventKind {
  return eventKinds.some((kind) => kind === filter);
}
