import { type AccessNeed, type EventStatus, foldText } from '@lively/engine';
import { type Language, languages, writeOrdinal } from '@lively/engine/languages';
import type { TFunction } from 'i18next';

interface ChangedTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time?: string;
  readonly end_time?: string;
}

interface ChangedPlace {
  readonly location: string;
  readonly venue?: string;
  readonly address?: string;
}

/** The differences between an event and the version that the user last saw, from `private.changes_since`. */
export interface MailChanges {
  /** Without `now`, this time was removed and not replaced. */
  readonly schedule?: { readonly was: ChangedTime; readonly now?: ChangedTime };
  readonly place?: { readonly was: ChangedPlace; readonly now: ChangedPlace };
  readonly status?: { readonly was: EventStatus; readonly now: EventStatus };
  /** The text of the organiser. */
  readonly price?: { readonly was: string; readonly now: string };
  /** The access needs that it no longer declares. */
  readonly access?: readonly AccessNeed[];
}

/** The texts of a mail, in one language. */
export type MailTexts = TFunction<readonly ['mails', 'changes', 'common', 'taxonomy']>;

/** One change: « Date », « avant : jeu. 3 déc. », « maintenant : ven. 4 déc. ». */
export interface ChangedLine {
  readonly label: string;
  readonly was: string;
  readonly now: string;
}

/** Returns one line per change, with the old and the new value, ordered by importance for the user's plans. */
export function toChangedLines(
  { status, schedule, place, price, access }: MailChanges,
  t: MailTexts,
  language: Language,
): ChangedLine[] {
  const timeFormats = [
    (time: ChangedTime) => formatTime(time, language),
    ({ end_time, ...time }: ChangedTime) => [formatTime(time, language), end_time].filter(Boolean).join('–'),
    (time: ChangedTime) => formatTime(time, language, { year: 'numeric' }),
  ];
  const placeFormats = [
    ({ venue, location }: ChangedPlace) => [venue, location].filter(Boolean).join(', '),
    ({ address }: ChangedPlace) => address ?? t('changes:noAddress'),
  ];
  const formatStatus = (value: EventStatus) =>
    // A new date has another line.
    t(value === 'scheduled' || value === 'rescheduled' ? 'changes:scheduled' : `common:status.${value}`);
  const formatNeeds = (needs: readonly AccessNeed[]) =>
    new Intl.ListFormat(languages[language].locale).format(needs.map((need) => t(`taxonomy:${need}`)));
  return [
    ...(status ? [toLine('status', status, [formatStatus])] : []),
    ...(schedule ? [toLine('schedule', schedule, timeFormats, t('changes:timeDropped'))] : []),
    ...(place ? [toLine('place', place, placeFormats)] : []),
    ...(price ? [toLine('price', price, [(value: string) => value])] : []),
    ...(access ? [toLine('access', { was: access }, [formatNeeds], t('changes:noAccess'))] : []),
  ];

  /** Formats a line in the first format in which the two values differ. @param none - Text instead of a missing new value. */
  function toLine<Value>(
    kind: keyof MailChanges,
    { was, now }: { readonly was: Value; readonly now?: Value },
    formats: readonly ((value: Value) => string)[],
    none = '',
  ): ChangedLine {
    const pairs = formats.map((format) => [format(was), now === undefined ? none : format(now)] as const);
    const [before, after] = pairs.find((pair) => foldText(pair[0]) !== foldText(pair[1])) ?? pairs[0] ?? ['', ''];
    return {
      label: t(`changes:kind.${kind}`),
      was: `${t('changes:was')} ${before}`,
      now: `${t('changes:now')} ${after}`,
    };
  }
}

/** « jeu. 3 déc., 20:30 » */
function formatTime({ date, time }: ChangedTime, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...options,
  });
  const day = writeOrdinal(format.format(new Date(`${date}T00:00:00Z`)), language);
  return time ? `${day}, ${time}` : day;
}
