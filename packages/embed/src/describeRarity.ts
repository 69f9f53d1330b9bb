import type { Rarity } from '@lively/engine';
import { formatCivil } from './formatCivil.ts';
import type { WidgetTexts } from './locales/WidgetTexts.ts';

/** Describes the rarity of the shown day: « seule date », « tous les jours jusqu’au 4 janvier ». A day in a year or later has its year. */
export function describeRarity(rarity: Rarity, { locale, rarity: texts }: WidgetTexts): string {
  if (rarity.kind === 'left') return texts.left(rarity.days);
  if (rarity.kind !== 'daily' && rarity.kind !== 'until') return texts[rarity.kind];
  const isFar = Date.parse(rarity.until) - Date.now() > 360 * 864e5;
  const until = formatCivil(
    { day: 'numeric', month: 'long', year: isFar ? 'numeric' : undefined },
    locale,
    rarity.until,
  );
  if (rarity.kind === 'until') return texts.until(until);
  // 2024-01-01 was a Monday.
  const closed = rarity.closedOn.map((weekday) => formatCivil({ weekday: 'long' }, locale, `2024-01-0${1 + weekday}`));
  return texts.daily(until, closed);
}
