import { distanceToEvent, findKnownCity, nextTiming } from '@lively/engine';
import { pollAnswers } from '@lively/machines';
import type { PollOptionItem, PollResult } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { Poll, PollOption } from '../../data/Polls';
import { toEventItem } from '../../events/toEventItem';
import { formatDateParts, formatLongDate, toYear } from '../../i18n/formatDate';
import { formatDistance, formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';
import { type Tally, tallyPoll } from '../../polls/tallyPoll';

export interface PollTextOptions {
  language: Language;
  tCommon: TFunction<['common', 'taxonomy']>;
  /** Milliseconds since 1970. */
  now: number;
  /** The origin of distances; null if the reader has no city. */
  city: string | null;
}

/** Converts the options of a poll to the props of its screen. */
export function toPollOptions(
  poll: Poll,
  texts: PollTextOptions,
  t: TFunction<['poll', 'common', 'taxonomy']>,
): PollOptionItem[] {
  const { language } = texts;
  const { tallies, leader } = tallyPoll(poll);
  return poll.options.map((option) => {
    const { id, day, event, isOn } = option;
    const item =
      event && toEventItem({ event, distanceKm: 1000, href: paths.event(event.id) }, { ...texts, t: texts.tCommon });
    return {
      id,
      posterSeed: event?.id ?? id,
      title: item?.title ?? t('goneTitle'),
      href: item?.href,
      category: item?.category ?? 'leisure',
      subcategory: item?.subcategory,
      image: item?.image,
      imageSources: item?.imageSources,
      date: day ? formatDateParts(day, language, toYear(texts.now)) : undefined,
      place: item?.place ?? '',
      time: item?.time,
      price: item?.price,
      contentLanguage: item?.contentLanguage,
      priceLanguage: item?.priceLanguage,
      status: isOn ? item?.status : t('gone'),
      leads: option === leader ? t(poll.isClosed ? 'chosen' : 'leads') : undefined,
      tally: poll.showsAnswers && poll.peopleCount ? toReason(poll, option, tallies.get(id), texts, t) : undefined,
      voices: pollAnswers.flatMap((answer) => {
        const names = poll.people.filter(({ answers }) => answers[id] === answer).map(({ name }) => isolateText(name));
        return names.length ? [{ label: t(`answers.${answer}`), names: toList(names, language) }] : [];
      }),
    };
  });
}

/** Returns the number of people who answered, and how to see their answers if they are hidden. */
export function toPollCount(
  { peopleCount: count, isClosed, showsAnswers }: Poll,
  { language }: Pick<PollTextOptions, 'language'>,
  t: TFunction<['poll', 'common', 'taxonomy']>,
): string {
  if (count === 0) return t(isClosed ? 'count.noneClosed' : 'count.none');
  return t(showsAnswers ? 'count.shown' : 'count.hidden', { count, number: formatNumber(count, language) });
}

/** Returns the leading option and the reason; undefined if none leads. */
export function toPollResult(
  poll: Poll,
  texts: PollTextOptions,
  t: TFunction<['poll', 'common', 'taxonomy']>,
): { option: PollOption; texts: PollTexts } | undefined {
  const { language, now } = texts;
  const { leader, tallies, ties } = tallyPoll(poll);
  if (!leader?.event) return undefined;
  const [item] = toPollOptions({ ...poll, options: [leader] }, texts, t);
  const { time } = nextTiming(leader.event, now) ?? {};
  const year = toYear(now);
  const reason = toReason(poll, leader, tallies.get(leader.id), texts, t);
  const when = [leader.day && formatLongDate(leader.day, language, year), time].filter(Boolean).join(', ');
  return {
    option: leader,
    texts: {
      overline: t(poll.isClosed ? 'chosen' : 'leads'),
      title: item?.title ?? '',
      contentLanguage: item?.contentLanguage,
      facts: [when, item?.place].filter(Boolean).join(' · '),
      reason: ties ? t('tie', { reason, count: ties, number: formatNumber(ties, language) }) : reason,
    },
  };
}

type PollTexts = Omit<PollResult, 'calendar' | 'ticket'>;

/** The numbers that are written as words. */
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Formats « trois oui, un peut-être ; à 2 km ». */
function toReason(
  { isClosed }: Poll,
  { event }: PollOption,
  tally: Tally | undefined,
  { language, city }: PollTextOptions,
  t: TFunction<['poll', 'common', 'taxonomy']>,
): string {
  const parts = pollAnswers.flatMap((answer) => {
    const count = tally?.[answer] ?? 0;
    const word = numberWords[count - 1];
    return count ? [t(`tally.${answer}`, { number: word ? t(`numbers.${word}`) : formatNumber(count, language) })] : [];
  });
  const reason = parts.join(', ') || t(isClosed ? 'tally.noneClosed' : 'tally.none');
  const origin = city === null ? null : findKnownCity(city);
  if (!event?.coordinates || !origin) return reason;
  const distance = t('common:distance', formatDistance(distanceToEvent(origin, event), language));
  return t('tally.distance', { reason, distance });
}

function toList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(names);
}
