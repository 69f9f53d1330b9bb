import { type LivelyEvent, type NextTiming, rarityOf } from '@lively/engine';
import type { TFunction } from 'i18next';
import { formatDayAndMonth, formatWeekday } from '../i18n/formatDate';
import { formatList } from '../i18n/formatList';
import { formatNumber } from '../i18n/formatNumber';
import type { Language } from '../i18n/languages';
import { takesPlace } from './takesPlace';

interface RarityOptions {
  readonly t: TFunction<['common', 'taxonomy']>;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The time that is shown. */
  readonly timing: NextTiming | null;
}

/** Words the remaining dates of an event: « seule date », « encore 3 dates ». Undefined if it does not take place. */
export function toRarity(event: LivelyEvent, { t, language, now, timing }: RarityOptions): string | undefined {
  const rarity = timing && takesPlace(event) && rarityOf(event, now, timing);
  if (!rarity) return undefined;
  if (rarity.kind === 'left') return t('rarity.left', { number: formatNumber(rarity.days, language) });
  if (rarity.kind !== 'daily' && rarity.kind !== 'until') return t(`rarity.${rarity.kind}`);
  const date = formatDayAndMonth(rarity.until, language, now);
  if (rarity.kind === 'until' || !rarity.closedOn.length) return t(`rarity.${rarity.kind}`, { date });
  const closed = rarity.closedOn.map((weekday) => t('rarity.closed', { day: formatWeekday(weekday, language) }));
  const days = formatList(closed, language);
  return t('rarity.dailyExcept', { date, days });
}
