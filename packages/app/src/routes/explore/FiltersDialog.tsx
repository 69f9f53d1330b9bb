import { isDay } from '@lively/engine';
import { FiltersModal, type FiltersModalProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessNeeds, type EventCounts, highestPrices } from '../../data/EventQuery';
import { formatAmount } from '../../i18n/formatAmount';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import type { ExploreState } from './exploreState';

type Filters = Pick<ExploreState, 'days' | 'maxPrice' | 'access'>;

export interface FiltersDialogProps {
  open: boolean;
  state: Filters;
  /** How many events each highest price gives, once it is known. */
  prices: EventCounts['prices'] | undefined;
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
  prices,
  narrow,
  showLabel,
  onChange,
  onClose,
}: FiltersDialogProps) {
  const { t } = useTranslation(['explore', 'common']);
  const language = useLanguage();
  // Half a range is no filter yet: what is typed waits here.
  const [typed, setTyped] = useState(() => ({ first: state.days?.[0] ?? '', last: state.days?.[1] ?? '' }));
  const isBackwards = isDay(typed.first) && isDay(typed.last) && typed.first > typed.last;
  const isOn = Boolean(state.days || state.access.length || state.maxPrice !== null);

  return (
    <FiltersModal
      open={open}
      title={t('filters.label')}
      narrow={narrow}
      price={{
        label: t('filters.price'),
        value: state.maxPrice === null ? anyPrice : String(state.maxPrice),
        options: [
          { value: anyPrice, label: t('filters.anyPrice'), count: toCount(prices?.all) },
          ...highestPrices.map((price) => ({
            value: String(price),
            label: price ? t('filters.upTo', { price: formatAmount(price, language) }) : t('filters.free'),
            count: toCount(prices?.[price]),
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

  function changeDays(days: typeof typed) {
    setTyped(days);
    const isRange = isDay(days.first) && isDay(days.last) && days.first <= days.last;
    if (isRange) onChange({ days: [days.first, days.last], day: 'all' });
    else if (state.days) onChange({ days: null });
  }

  function clear() {
    setTyped({ first: '', last: '' });
    onChange({ days: null, maxPrice: null, access: [] });
  }

  function toCount(count: number | undefined): string | undefined {
    return count === undefined ? undefined : formatNumber(count, language);
  }
}
