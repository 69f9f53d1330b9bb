import { isDay, preferenceCategories } from '@lively/engine';
import { FiltersModal, type FiltersModalProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessNeeds, type EventCounts, highestPrices } from '../../data/EventQuery';
import { formatAmount } from '../../i18n/formatAmount';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import type { ExploreState } from '../../search/exploreState';

type Filters = Pick<
  ExploreState,
  'category' | 'subcategory' | 'days' | 'hours' | 'maxPrice' | 'access' | 'online' | 'once'
>;

const kinds = ['once', 'online'] as const;

export interface FiltersDialogProps {
  open: boolean;
  state: Filters;
  /** How many events each choice gives, once it is known. */
  counts: EventCounts | undefined;
  /** What a telephone shows in the sheet alone. */
  narrow: FiltersModalProps['narrow'];
  /** « Voir 128 événements ». */
  showLabel: string;
  onChange: (changed: Partial<Filters & Pick<ExploreState, 'day'>>) => void;
  onClose: () => void;
}

const anyPrice = 'all';

/** The filters that are not always in sight. Loaded with the first press. */
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
  // Half a range is no filter yet: what is typed waits here.
  const [typed, setTyped] = useState(() => ({ first: state.days?.[0] ?? '', last: state.days?.[1] ?? '' }));
  const isBackwards = isDay(typed.first) && isDay(typed.last) && typed.first > typed.last;
  const [from, before] = state.hours ?? ['00:00', '24:00'];
  const chosenKinds = kinds.filter((kind) => state[kind]);
  const isOn = Boolean(
    state.subcategory ||
      state.days ||
      state.hours ||
      state.access.length ||
      chosenKinds.length ||
      state.maxPrice !== null,
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
          { value: anyPrice, label: t('filters.anyPrice'), count: toCount(counts?.prices.all) },
          ...highestPrices.map((price) => ({
            value: String(price),
            label: price ? t('filters.upTo', { price: formatAmount(price, language) }) : t('filters.free'),
            count: toCount(counts?.prices[price]),
          })),
        ],
        onChange: (value) => onChange({ maxPrice: value === anyPrice ? null : Number(value) }),
      }}
      days={{
        label: t('filters.days'),
        first: {
          label: t('filters.first'),
          value: typed.first,
          onValueChange: (first) => changeDays({ ...typed, first }),
        },
        last: {
          label: t('filters.last'),
          value: typed.last,
          min: typed.first || undefined,
          error: isBackwards ? t('filters.daysError') : undefined,
          onValueChange: (last) => changeDays({ ...typed, last }),
        },
      }}
      hours={{
        label: t('filters.hours'),
        from: {
          label: t('filters.from'),
          value: from === '00:00' ? '' : from,
          onValueChange: (from) => changeHours(from, before),
        },
        before: {
          label: t('filters.before'),
          value: before === '24:00' ? '' : before,
          onValueChange: (before) => changeHours(from, before),
        },
      }}
      kinds={{
        label: t('filters.kinds'),
        options: kinds.map((kind) => ({ value: kind, label: t(`filters.${kind}`) })),
        value: chosenKinds,
        onValueChange: (values) => onChange({ online: values.includes('online'), once: values.includes('once') }),
      }}
      access={{
        label: t('filters.access'),
        hint: t('filters.accessHint'),
        options: accessNeeds.map((need) => ({ value: need, label: t(`filters.${need}`) })),
        value: state.access,
        onValueChange: (values) => onChange({ access: accessNeeds.filter((need) => values.includes(need)) }),
      }}
      labels={{ close: t('common:close'), clear: t('filters.clear'), show: showLabel }}
      onClear={isOn ? clear : undefined}
      onClose={onClose}
    />
  );

  /** The subcategories of the category that some events have, and the chosen one. */
  function toSubcategories(): FiltersModalProps['subcategory'] {
    const { category, subcategory } = state;
    const slugs = preferenceCategories
      .filter(({ categories }) => category && categories.includes(category))
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
          count: toCount(counts?.subcategories?.[slug]),
        })),
      ],
      onChange: (value) => onChange({ subcategory: slugs.find((slug) => slug === value) ?? null }),
    };
  }

  function changeHours(from: string, before: string) {
    const [first, last] = [from || '00:00', before || '24:00'];
    // A range that is backwards waits until its other end is typed.
    if (first < last) onChange({ hours: first === '00:00' && last === '24:00' ? null : [first, last] });
  }

  function changeDays(days: typeof typed) {
    setTyped(days);
    const isRange = isDay(days.first) && isDay(days.last) && days.first <= days.last;
    if (isRange) onChange({ days: [days.first, days.last], day: 'all' });
    else if (state.days) onChange({ days: null });
  }

  function clear() {
    setTyped({ first: '', last: '' });
    onChange({ subcategory: null, days: null, hours: null, maxPrice: null, access: [], online: false, once: false });
  }

  function toCount(count: number | undefined): string | undefined {
    return count === undefined ? undefined : formatNumber(count, language);
  }
}
