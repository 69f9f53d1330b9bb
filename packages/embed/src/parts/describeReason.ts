import { findKnownCity, type Reason, type TaxonomySlug } from '@lively/engine';
import { knownCities } from '@lively/engine/constants';
import { categoryNames } from '../locales/categoryNames.ts';
import { frenchReasons } from '../locales/frenchReasons.ts';
import type { WidgetTexts } from '../locales/WidgetTexts.ts';
import type { RankedTastes } from './RankedTastes.ts';

/** Describes a reason of a score for a visitor: `+30 Lyon, 12 km`. Empty for a reason that no widget ranks by. */
export function describeReason(reason: Reason, tastes: RankedTastes, texts: WidgetTexts): string {
  const detail = describeDetail(reason, tastes, texts);
  return detail && `+${reason.points} ${detail}`;
}

function describeDetail({ kind, detail }: Reason, { tags, near, city }: RankedTastes, texts: WidgetTexts): string {
  const { locale, reasons = frenchReasons } = texts;
  switch (kind) {
    case 'preference':
      return tags.find(({ tag }) => tag === detail)?.word ?? nameTaste(detail, texts);
    case 'distance':
      return `${(findKnownCity(near || city) ?? knownCities[0])?.name}, ${Math.round(detail)} km`;
    case 'soon':
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(detail, 'day');
    case 'participants':
      return `${detail.toLocaleString(locale)} ${reasons.participants}`;
    default:
      return '';
  }
}

function nameTaste(taste: TaxonomySlug, { language, reasons = frenchReasons }: WidgetTexts): string {
  return { ...categoryNames[language], ...reasons.tastes }[taste];
}
