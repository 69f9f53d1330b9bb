import { isDay, isOfOtherYear, isTime, mapNames, preferenceCategories } from '@lively/engine';
import { accessNeeds, oldestChild } from '@lively/engine/constants';
import { FiltersModal, type FiltersModalProps, type TypedFilter, typedFilters } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventCounts, highestPrices } from '../data/EventQuery';
import { type EventKind, eventKinds } from '../data/eventKinds';
import { formatAmount } from '../i18n/formatAmount';
import { formatNumber } from '../i18n/formatNumber';
import { formatCount } from '../i18n/toCountValues';
import { useLanguage } from '../i18n/useLanguage';
import type { ExploreState } from '../search/exploreState';

type Filters = Pick<
  ExploreState,
  | ('category' | 'subcategory' | 'topics' | 'without' | 'withoutAreas' | 'days' | 'weekdays' | 'hours')
  | ('minPrice' | 'maxPrice' | 'age' | 'access' | EventKind)
>;

export interface FiltersDialogProps {
  open: boolean;
  state: Filters;
  /** The number of events per choice, once it is loaded. */
  counts: EventCounts | undefined;
  /** The filters that only the sheet of a phone shows. */
  narrow: FiltersModalProps['narrow'];
  /** « Voir 128 événements ». */
  showLabel: string;
  onChange: (changed: Partial<Filters & Pick<ExploreState, 'day'>>) => void;
  onClose: () => void;
}

const anyPrice = 'all';
/** Of children: any of them, or in years. */
const ages = ['family', ...Array.from({ length: oldestChild + 1 }, (_, age) => String(age))];

/** The filters that are not always visible. Loaded with the first press. */
export default function FiltersDialog({
  open,
  state,
  counts,
  narrow,
  showLabel,
  onChange,
  onClose,
}: FiltersDialogProps) {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  // An incomplete or reversed range does not filter: its typed values are stored here.
  const [typed, setTyped] = useState(() => toTyped(state));
  const [refused, setRefused] = useState<readonly TypedFilter[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTyped(toTyped(state));
    setRefused([]);
  }
  const faults = findFaults(typed);
  const chosenKinds: string[] = eventKinds.filter((kind) => state[kind]);
  if (state.category === 'notice') chosenKinds.push('notice');
  // A rejected value counts, too: it can be cleared.
  const isOn = Boolean(
    state.subcategory ||
      state.topics.length ||
      state.without.length ||
      state.withoutAreas.length ||
      state.weekdays.length ||
      state.minPrice !== null ||
      state.days ||
      state.hours ||
      Object.values(typed).some(Boolean) ||
      state.access.length ||
      chosenKinds.length ||
      state.maxPrice !== null ||
      state.age,
  );

  return (
    <FiltersModal
      open={open}
      title={t('filters.label')}
      narrow={narrow}
      subcategory={toSubcategories()}
      price={{
        label: t('filters.price'),
        value: state.maxPrice === null ? anyPrice : String(state.maxPrice),
        options: [
          { value: anyPrice, label: t('filters.anyPrice'), count: formatCount(counts?.prices.all, t, language) },
          ...highestPrices.map((price) => ({
            value: String(price),
            label: price ? t('filters.upTo', { price: formatAmount(price, language) }) : t('filters.free'),
            count: formatCount(counts?.prices[price], t, language),
          })),
        ],
        onChange: (value) => onChange({ minPrice: null, maxPrice: value === anyPrice ? null : Number(value) }),
      }}
      child={{
        label: t('filters.child'),
        age: {
          label: t('filters.age'),
          hint: t('filters.ageHint'),
          value: state.age ?? '',
          options: [
            { value: '', label: t('filters.anyAge') },
            ...[...ages, ...(state.age && !ages.includes(state.age) ? [state.age] : [])].map((age) => ({
              value: age,
              label: toAge(age),
            })),
          ],
          onValueChange: (age) => onChange({ age: age || null }),
        },
      }}
      days={{
        label: t('filters.days'),
        first: {
          label: t('filters.first'),
          value: typed.firstDay,
          error: toError('firstDay'),
          onValueChange: (firstDay) => changeDays({ firstDay }),
        },
        last: {
          label: t('filters.last'),
          value: typed.lastDay,
          min: typed.firstDay || undefined,
          error: toError('lastDay'),
          onValueChange: (lastDay) => changeDays({ lastDay }),
        },
      }}
      hours={{
        label: t('filters.hours'),
        from: {
          label: t('filters.from'),
          value: typed.from,
          error: toError('from'),
          onValueChange: (from) => changeHours({ from }),
        },
        before: {
          label: t('filters.before'),
          value: typed.before,
          error: toError('before'),
          onValueChange: (before) => changeHours({ before }),
        },
      }}
      kinds={{
        label: t('filters.kinds'),
        options: [...eventKinds, 'notice' as const].map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        value: chosenKinds,
        onValueChange: (values) =>
          onChange({
            ...mapNames(eventKinds, (kind) => values.includes(kind)),
            ...(values.includes('notice') !== chosenKinds.includes('notice') && {
              category: values.includes('notice') ? 'notice' : null,
              subcategory: null,
            }),
          }),
      }}
      access={{
        label: t('filters.access'),
        hint: t('filters.accessHint'),
        options: accessNeeds.map((need) => ({ value: need, label: t(`taxonomy:${need}`) })),
        value: state.access,
        onValueChange: (values) => onChange({ access: accessNeeds.filter((need) => values.includes(need)) }),
      }}
      labels={{
        close: t('common:close'),
        clear: t('filters.clear'),
        show: showLabel,
        errorSummary: t('filters.errorSummary', {
          count: refused.length,
          number: formatNumber(refused.length, language),
        }),
      }}
      refused={refused}
      attempt={attempt}
      onClear={isOn ? clear : undefined}
      onShow={show}
      onClose={onClose}
    />
  );

  /** Returns the subcategories of the category that have events, and the chosen one. */
  function toSubcategories(): FiltersModalProps['subcategory'] {
    const { category, subcategory } = state;
    const slugs = preferenceCategories
      .filter(({ categories }) => category && category !== 'notice' && categories.includes(category))
      .flatMap(({ subcategories }) => subcategories)
      .filter((slug) => slug === subcategory || counts?.subcategories?.[slug]);
    if (!slugs.length) return undefined;
    return {
      label: t('filters.subcategory'),
      value: subcategory ?? '',
      options: [
        { value: '', label: t('filters.anySubcategory') },
        ...slugs.map((slug) => ({
          value: slug,
          label: t(`taxonomy:${slug}`),
          count: formatCount(counts?.subcategories?.[slug], t, language),
        })),
      ],
      onChange: (value) => onChange({ subcategory: slugs.find((slug) => slug === value) ?? null }),
    };
  }

  function toAge(age: string): string {
    if (age === 'family') return t('filters.family');
    return age === '0' ? t('filters.baby') : t('filters.years', { count: Number(age), age: age.replace('-', '–') });
  }

  /** Returns the error of a field. An incomplete range or an invalid value becomes an error once sent, not while typing. */
  function toError(name: TypedFilter): string | undefined {
    const fault = faults[name];
    if (fault === 'backwards') return t(name === 'before' ? 'filters.hoursError' : 'filters.daysError');
    if (!fault || !refused.includes(name)) return undefined;
    const texts = {
      missing: t('filters.dayMissing'),
      day: t('filters.unreadable.day'),
      year: t('filters.unreadable.year'),
      time: t('filters.unreadable.time'),
    };
    return texts[fault];
  }

  function changeHours(changed: Partial<Pick<Typed, 'from' | 'before'>>) {
    const next = change(changed);
    const [first, last] = [next.from || '00:00', next.before || '24:00'];
    const left = findFaults(next);
    if (!left.from && !left.before) onChange({ hours: first === '00:00' && last === '24:00' ? null : [first, last] });
    else if (state.hours) onChange({ hours: null });
  }

  function changeDays(changed: Partial<Pick<Typed, 'firstDay' | 'lastDay'>>) {
    const next = change(changed);
    const { firstDay, lastDay } = next;
    if (isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay) onChange({ days: [firstDay, lastDay], day: 'all' });
    else if (state.days) onChange({ days: null });
  }

  /** Removes the error of a corrected field before the next press. */
  function change(changed: Partial<Typed>): Typed {
    const next = { ...typed, ...changed };
    const left = findFaults(next);
    setTyped(next);
    setRefused(refused.filter((name) => left[name]));
    return next;
  }

  function show() {
    const found = typedFilters.filter((name) => faults[name]);
    setRefused(found);
    setAttempt(attempt + 1);
    if (!found.length) onClose();
  }

  function clear() {
    setTyped(toTyped({ days: null, hours: null }));
    setRefused([]);
    onChange({
      ...(state.category === 'notice' && { category: null }),
      subcategory: null,
      topics: [],
      without: [],
      withoutAreas: [],
      days: null,
      weekdays: [],
      hours: null,
      minPrice: null,
      maxPrice: null,
      age: null,
      access: [],
      ...mapNames(eventKinds, () => false),
    });
  }
}

type Typed = Record<TypedFilter, string>;

function toTyped({ days, hours }: Pick<Filters, 'days' | 'hours'>): Typed {
  const [from = '00:00', before = '24:00'] = hours ?? [];
  return {
    firstDay: days?.[0] ?? '',
    lastDay: days?.[1] ?? '',
    from: from === '00:00' ? '' : from,
    before: before === '24:00' ? '' : before,
  };
}

type Fault = 'missing' | 'backwards' | Unreadable;

/** The part of a text that is invalid. */
type Unreadable = 'day' | 'year' | 'time';

/** Returns the errors of fields that cannot filter. */
function findFaults(typed: Typed): Partial<Record<TypedFilter, Fault>> {
  const { firstDay, lastDay, from, before } = typed;
  const unreadable: Partial<Record<TypedFilter, Unreadable>> = Object.fromEntries(
    typedFilters.flatMap((name) => {
      const fault = findUnreadable(name, typed[name]);
      return fault ? [[name, fault]] : [];
    }),
  );
  return {
    ...(lastDay && !isDay(firstDay) && { firstDay: 'missing' as const }),
    ...(firstDay && !isDay(lastDay) && { lastDay: 'missing' as const }),
    ...(isDay(firstDay) && isDay(lastDay) && firstDay > lastDay && { lastDay: 'backwards' as const }),
    ...(!unreadable.from && (from || '00:00') >= (before || '24:00') && { before: 'backwards' as const }),
    ...unreadable,
  };
}

function findUnreadable(name: TypedFilter, text: string): Unreadable | null {
  if (!text) return null;
  if (!name.endsWith('Day')) return isTime(text) ? null : 'time';
  if (isDay(text)) return null;
  return isOfOtherYear(text) ? 'year' : 'day';
}
