import type { Count } from '@lively/engine';
import { formatNumber } from './formatNumber';
import type { Language } from './languages';

/** The values of a text with a count: `count` chooses the plural, `number` is « 1 204 » or « plus de 10 000 ». */
export type CountValues = { readonly count: number; readonly number: string };

type Translate = (key: 'common:moreThan', values: { number: string }) => string;

/** Returns the values of a text with a count. A number is exact. */
export function toCountValues(total: Count | number, t: Translate, language: Language): CountValues {
  const { value, isMore } = typeof total === 'number' ? { value: total, isMore: false } : total;
  const number = formatNumber(value, language);
  return { count: value, number: isMore ? t('common:moreThan', { number }) : number };
}

/** Returns the number of an optional count: « 1 204 », « plus de 10 000 ». */
export function formatCount(total: Count | number | undefined, t: Translate, language: Language): string | undefined {
  return total === undefined ? undefined : toCountValues(total, t, language).number;
}
