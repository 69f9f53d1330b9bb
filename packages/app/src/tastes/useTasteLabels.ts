import type { ListChange, Subject, TasteLine } from '@lively/engine/tastes';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../i18n/formatAmount';
import { formatList } from '../i18n/formatList';
import { formatDistance, formatNumber } from '../i18n/formatNumber';
import { languages } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';

/** Returns functions that word the lines of a taste, and what they change. */
export function useTasteLabels() {
  const { t } = useTranslation(['tastes', 'taxonomy']);
  const language = useLanguage();

  return {
    nameLine(line: TasteLine): string {
      switch (line.kind) {
        case 'notBefore':
        case 'notAfter':
          return t(`line.${line.kind}`, { time: line.time });
        case 'maxPrice':
          return line.euros ? t('line.maxPrice', { price: formatAmount(line.euros, language) }) : t('line.free');
        case 'within':
          return t('line.within', { distance: formatDistance(line.kilometres, language).distance });
        case 'vary':
        case 'surprise':
          return t(`line.${line.kind}`);
        default:
          return t(`line.${line.kind}`, { subject: nameSubject(line.subject) });
      }
    },

    /** « 2 événements descendent, 1 événement disparaît ». */
    nameChange(change: ListChange): string {
      const parts = (['lower', 'higher', 'gone', 'back'] as const).flatMap((kind) => {
        const count = change[kind].length;
        return count ? [t(`effect.${kind}`, { count, number: formatNumber(count, language) })] : [];
      });
      return parts.length ? parts.join(', ') : t('effect.none');
    },
  };

  function nameSubject({ kind, value }: Subject): string {
    switch (kind) {
      case 'topic':
        return t(`taxonomy:${value}`);
      case 'text':
        return t('subject.text', { words: value });
      case 'event':
        return t('subject.text', { words: value.title });
      case 'weekday': {
        const { locale } = languages[language];
        // 5 January 2026 was a Monday.
        const days = value.map((day) => weekdayIn(locale, new Date(Date.UTC(2026, 0, 5 + weekdayOrder.indexOf(day)))));
        return formatList(days, language);
      }
      case 'access':
        return t('subject.access', { need: t(`taxonomy:${value}`) });
      case 'part':
        return t(`subject.${value}`);
      case 'free':
      case 'online':
      case 'family':
        return t(`subject.${kind}`);
      default:
        return value;
    }
  }
}

const weekdayOrder = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const weekdayIn = (locale: string, day: Date) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
