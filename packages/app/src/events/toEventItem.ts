import { estimateParticipants, isOnline, type LivelyEvent, listBadges, type NextTiming } from '@lively/engine';
import type { TimingFilters } from '@lively/engine/dates';
import type { EventItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { formatDateParts, toYear } from '../i18n/formatDate';
import { formatDistance, formatNumber } from '../i18n/formatNumber';
import { isolateText } from '../i18n/isolateText';
import type { Language } from '../i18n/languages';
import { contentLanguage } from './contentLanguage';
import { findWhen } from './findWhen';
import { isSinceYesterday } from './isSinceYesterday';
import { shortenText } from './shortenText';
import { toPicture } from './toPicture';
import { toPrice } from './toPrice';
import { toRarity } from './toRarity';
import { toTitle } from './toTitle';

/** The data of an event in a list, in addition to the event. */
export interface ListedEvent {
  event: LivelyEvent;
  /** The distance from the given place; 1000 without a place, or if the event's place is unknown. */
  distanceKm: number;
  /** The city that the distance is counted from, if the user gave none. */
  distanceFrom?: string | undefined;
  href: string;
  /** The filters of the list: the card shows the first time that passes them. @default the next time */
  filters?: TimingFilters | undefined;
  favourite?: EventItem['favourite'];
  onOpen?: () => void;
}

/** The maximum characters of a title, and of a part of a place, on a card. The event's page shows all. */
export const titleLength = 120;
const placeLength = 80;

/** The language and the instant for which events are shown. */
export interface EventItemOptions {
  language: Language;
  t: TFunction<['common', 'taxonomy']>;
  /** Milliseconds since 1970. */
  now: number;
}

/** Converts an event to the props of its card. */
export function toEventItem(listed: ListedEvent, { language, t, now }: EventItemOptions): EventItem {
  const { event, distanceKm } = listed;
  const timing = findWhen(event, now, listed.filters);
  const badges = listBadges(event, distanceKm);
  const price = toPrice(event, language, t);
  return {
    id: event.id,
    href: listed.href,
    title: shortenText(toTitle(event, t), titleLength),
    category: event.category,
    subcategory: event.subcategory,
    categoryLabel: t(`taxonomy:${event.category}`),
    date: timing ? formatDateParts(timing.date, language, toYear(now)) : undefined,
    place: toPlace(event, t),
    time: timing ? toTime(event, timing, { t, now }) : undefined,
    rarity: toRarity(event, { t, language, now, timing }),
    contentLanguage: contentLanguage(language),
    price: price?.headline,
    priceLanguage: price?.isOriginal ? contentLanguage(language) : undefined,
    participants: toParticipants(event, language, t),
    ...toPicture(event),
    status: toStatus(event, timing?.past ?? false, t),
    badges: [
      ...(badges.popular ? [{ label: t('card.popular'), tone: 'strong' as const }] : []),
      ...(badges.popularity === null
        ? []
        : [{ label: t('card.votes', { number: formatNumber(badges.popularity, language) }) }]),
      ...(badges.distanceKm === null ? [] : [{ label: toDistance(badges.distanceKm, listed.distanceFrom) }]),
    ],
    favourite: listed.favourite,
    onOpen: listed.onOpen,
  };

  function toDistance(km: number, city: string | undefined): string {
    const distance = formatDistance(km, language);
    return city ? t('distanceFrom', { ...distance, city }) : t('distance', distance);
  }
}

/** Formats the venue and the city: « Le Trianon, Paris 18e ». An event that moved online names no hall. */
export function toPlace(
  {
    venue,
    location,
    status = 'scheduled',
  }: Pick<LivelyEvent, 'venue' | 'location'> & Partial<Pick<LivelyEvent, 'status'>>,
  t: EventItemOptions['t'],
): string {
  if (isOnline({ status, location })) return t('status.moved_online');
  const parts = [venue ?? '', location.replace(/ (?=\d+er?$)/, '\u00A0')].filter(Boolean);
  return parts.map((part) => isolateText(shortenText(part, placeLength))).join(', ') || t('card.placeUnknown');
}

/** Formats « depuis hier 23:30 » for a night that is still going on. */
function toTime(event: LivelyEvent, timing: NextTiming, { t, now }: Pick<EventItemOptions, 't' | 'now'>) {
  const { time } = timing;
  if (time === null) return undefined;
  return isSinceYesterday(event, timing, now) ? t('card.sinceYesterday', { time }) : time;
}

/** Formats the number of participants, with ≈ if a sample estimates it; undefined if there is no number. */
export function toParticipants(event: LivelyEvent, language: Language, t: EventItemOptions['t']): string | undefined {
  const participants = estimateParticipants(event);
  if (!participants) return undefined;
  const { value, estimated } = participants;
  const number = formatNumber(value, language);
  return t('participants', { count: value, number: estimated ? `≈ ${number}` : number });
}

/** Returns a word for why a user cannot attend. */
function toStatus({ status }: LivelyEvent, past: boolean, t: EventItemOptions['t']): string | undefined {
  if (past) return t('card.past');
  return status === 'scheduled' ? undefined : t(`status.${status}`);
}
