import { type CivilDate, dateWindow } from '@lively/engine';
import { accessNeeds, defaultTimeZone, leastPaid } from '@lively/engine/constants';
import type { ExploreScreenProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { eventKinds } from '../data/eventKinds';
import { eventQueryDefaults } from '../data/eventQueryDefaults';
import { capitalize } from '../i18n/capitalize';
import { formatAlternatives } from '../i18n/formatAlternatives';
import { formatAmount } from '../i18n/formatAmount';
import { formatDateRange, formatWeekday, toYear } from '../i18n/formatDate';
import { formatList } from '../i18n/formatList';
import { isolateText } from '../i18n/isolateText';
import type { Language } from '../i18n/languages';
import { paths } from '../navigation/paths';
import { anywhere, type ExploreState, everyWeekday, formatExploreState } from './exploreState';
import { isMarked } from './markedLine';
import { splitText } from './splitText';
import { toAgeLabel } from './toAgeLabel';
import { toHoursLabel } from './toHoursLabel';
import { listOutside } from './toPlaceName';
import { keepLine } from './typedLine';

interface ActiveFilterOptions {
  readonly t: TFunction<['explore', 'common', 'taxonomy']>;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The names of the state's places, those that are left out last; undefined until they are read. */
  readonly placeNames: readonly string[] | undefined;
  /** The place in the label of its dialog's button. */
  readonly placeName: string;
  readonly change: (changed: Partial<ExploreState>) => void;
}

/** Lists the active filters, each with its removal. */
export function toActiveFilters(
  state: ExploreState,
  { t, language, now, placeName, placeNames, change }: ActiveFilterOptions,
): ExploreScreenProps['active']['active'] {
  const { category, subcategory, topics, without, day, days, weekdays, hours, minPrice, maxPrice, access } = state;
  const { age, commune, city, areas, withoutAreas, sort, markedLine } = state;
  const { asked, excluded } = splitText(state.text);
  const isSortRead = isMarked(markedLine, 'sort') && sort !== eventQueryDefaults.sort;
  return [
    ...(days || day !== 'all' ? [toFilter('date', toDateLabel(), { day: 'all', days: null })] : []),
    ...(weekdays.length ? [ofSentence('weekdays', toWeekdaysLabel(), { weekdays: [] })] : []),
    ...(hours ? [toFilter('hours', toHoursLabel(hours, t), { hours: null })] : []),
    ...(commune || city || areas.length ? [toFilter('commune', placeName, anywhere)] : []),
    ...(withoutAreas.length
      ? [ofSentence('outside', toWithoutLabel(listOutside(state, placeNames)), { withoutAreas: [] })]
      : []),
    ...(category === 'notice'
      ? [toFilter('category', t('kinds.notice'), { category: null })]
      : category
        ? [{ ...toFilter('category', t(`taxonomy:${category}`), { category: null }), category }]
        : []),
    ...(subcategory ? [toFilter('subcategory', t(`taxonomy:${subcategory}`), { subcategory: null })] : []),
    ...(topics.length
      ? [ofSentence('topics', formatAlternatives(topics.map(nameTopic), language), { topics: [] })]
      : []),
    ...(without.length ? [ofSentence('without', toWithoutLabel(without.map(nameTopic)), { without: [] })] : []),
    ...(excluded.length
      ? [
          ofSentence('q', toWithoutLabel(excluded.map((text) => t('active.rest', { text: isolateText(text) }))), {
            text: asked,
          }),
        ]
      : []),
    ...(minPrice === null && maxPrice === null
      ? []
      : [toFilter('price', toPriceLabel(), { minPrice: null, maxPrice: null })]),
    ...(age ? [toFilter('age', toAgeLabel(age, t), { age: null })] : []),
    ...accessNeeds
      .filter((need) => access.includes(need))
      .map((need) => toFilter(need, t(`taxonomy:${need}`), { access: access.filter((each) => each !== need) })),
    ...eventKinds.filter((kind) => state[kind]).map((kind) => toFilter(kind, t(`kinds.${kind}`), { [kind]: false })),
    ...(isSortRead ? [toFilter('sort', t(`sort.${sort}`), { sort: eventQueryDefaults.sort })] : []),
  ];

  function toFilter(parameter: string, label: string, without: Partial<ExploreState>) {
    const others = { ...state, ...without, pages: 1, markedLine: keepLine(state, without) };
    return {
      id: parameter,
      label,
      href: `${paths.explore}?${formatExploreState(others)}`.replace(/\?$/, ''),
      onRemove: () => change(without),
    };
  }

  function ofSentence(...filter: Parameters<typeof toFilter>) {
    return { ...toFilter(...filter), isOnWidePages: true };
  }

  function toDateLabel(): string {
    const toRange = (range: readonly [CivilDate, CivilDate]) => formatDateRange(...range, language, toYear(now));
    if (days) return toRange(days);
    if (day === 'all') return '';
    return t('active.date', { name: t(`date.${day}`), dates: isolateText(toRange(daysOf(day, now))) });
  }

  function nameTopic(topic: ExploreState['topics'][number]): string {
    return t(`taxonomy:${topic}`);
  }

  function toWithoutLabel(names: readonly string[]): string {
    return t('active.without', { topics: formatList(names, language) });
  }

  /** « Mardi ou jeudi »; « Sauf lundi » for more than half of the week. */
  function toWeekdaysLabel(): string {
    const isMost = weekdays.length > 3;
    const named = everyWeekday.filter((weekday) => weekdays.includes(weekday) !== isMost);
    const names = named.map((weekday) => formatWeekday(weekday - 1, language));
    return isMost ? toWithoutLabel(names) : capitalize(formatAlternatives(names, language), language);
  }

  function toPriceLabel(): string {
    const toAmount = (price: number) => formatAmount(price, language);
    if (minPrice !== null && minPrice > leastPaid && maxPrice)
      return t('filters.between', { least: toAmount(minPrice), most: toAmount(maxPrice) });
    const toLabel = (key: 'atLeast' | 'upTo', price: number) => t(`filters.${key}`, { price: toAmount(price) });
    return [
      minPrice === null ? '' : minPrice <= leastPaid ? t('filters.paid') : toLabel('atLeast', minPrice),
      maxPrice === null ? '' : maxPrice ? toLabel('upTo', maxPrice) : t('filters.free'),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

/** Returns the first and the last filtered day; null without such a filter. */
export function toFilteredDays({ day, days }: Pick<ExploreState, 'day' | 'days'>, now: number) {
  return days ?? (day === 'all' ? null : daysOf(day, now));
}

/** Returns the first and the last day of a window. */
function daysOf(day: Exclude<ExploreState['day'], 'all'>, now: number): [CivilDate, CivilDate] {
  const { from, to } = dateWindow(day === 'tonight' ? 'today' : day, now, defaultTimeZone);
  const toDay = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 10);
  return [toDay(from), toDay(to - 1)];
}
