import { type EventStatus, foldText } from '@lively/engine';
import type { ChangeNoteProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { ChangedPlace, ChangedTime, EventChange } from '../data/Changes';
import { shortenText } from '../events/shortenText';
import { toPlace } from '../events/toEventItem';
import { formatShortDate } from '../i18n/formatDate';
import { formatList } from '../i18n/formatList';
import { isolateText } from '../i18n/isolateText';
import type { Language } from '../i18n/languages';

interface ChangeLineOptions {
  t: TFunction<['changes', 'common', 'taxonomy']>;
  tCommon: TFunction<['common', 'taxonomy']>;
  language: Language;
  /** The year is omitted from dates, unless the other date is in another year. */
  currentYear: string;
}

/** Maximum characters of a price or an address in a line. */
const valueLength = 80;

/** Lists the changes, one line each, the most serious first. */
export function toChangeLines(
  change: EventChange,
  { t, tCommon, language, currentYear }: ChangeLineOptions,
): ChangeNoteProps['lines'] {
  const { status, schedule, place, price, access } = change;
  return [
    ...(status ? [{ label: t('kind.status'), was: toStatus(status.was), now: toStatus(status.now) }] : []),
    ...(schedule
      ? [
          {
            label: t('kind.schedule'),
            was: toTime(schedule.was, schedule.now),
            now: schedule.now ? toTime(schedule.now, schedule.was) : t('timeDropped'),
          },
        ]
      : []),
    ...(place ? [{ label: t('kind.place'), ...toPlaces(place.was, place.now) }] : []),
    ...(price
      ? [{ label: t('kind.price'), was: shortenText(price.was, valueLength), now: shortenText(price.now, valueLength) }]
      : []),
    ...(access
      ? [
          {
            label: t('kind.access'),
            was: formatList(
              access.map((need) => t(`taxonomy:${need}`)),
              language,
            ),
            now: t('noAccess'),
          },
        ]
      : []),
  ];

  function toStatus(value: EventStatus): string {
    // A new date has its own line.
    return value === 'scheduled' || value === 'rescheduled' ? t('scheduled') : tCommon(`status.${value}`);
  }

  /** Formats a time; the end only if it changed. */
  function toTime({ date, time, end_time }: ChangedTime, other: ChangedTime | undefined): string {
    const isThisYear = [date, other?.date ?? date].every((each) => each.startsWith(currentYear));
    // A date must not wrap.
    const day = formatShortDate(date, language, isThisYear ? currentYear : '').replaceAll(' ', '\u00A0');
    if (!time) return day;
    const isSameStart = other?.date === date && other.time === time;
    return `${day}, ${isSameStart && end_time ? `${time}–${end_time}` : time}`;
  }

  function toPlaces(was: ChangedPlace, now: ChangedPlace) {
    const [before, after] = [was, now].map(({ location, venue = null }) => toPlace({ location, venue }, tCommon));
    if (foldText(before ?? '') !== foldText(after ?? '')) return { was: before ?? '', now: after ?? '' };
    return { was: toAddress(was), now: toAddress(now) };
  }

  function toAddress({ address }: ChangedPlace): string {
    return address ? isolateText(shortenText(address, valueLength)) : t('noAddress');
  }
}
