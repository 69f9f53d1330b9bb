import {
  type CivilTiming,
  isOnline,
  type LivelyEvent,
  listTimings,
  type NextTiming,
  nextTiming,
  rarityOf,
  safeHttpsUrl,
} from '@lively/engine';
import { keptTimings } from '@lively/engine/constants';
import { lodgingLink, mapLink, travelLink } from '@lively/engine/links';
import type { EventScreenPage } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { contentLanguage } from '../../events/contentLanguage';
import { isSinceYesterday } from '../../events/isSinceYesterday';
import { organizerKind } from '../../events/organizerKind';
import { readBooking } from '../../events/readBooking';
import { takesPlace } from '../../events/takesPlace';
import { toParticipants } from '../../events/toEventItem';
import { toPicture } from '../../events/toPicture';
import { toPrice } from '../../events/toPrice';
import { toRarity } from '../../events/toRarity';
import { toSourceName } from '../../events/toSourceName';
import { toTitle } from '../../events/toTitle';
import { capitalize } from '../../i18n/capitalize';
import { formatLongDate, formatShortDate, toYear } from '../../i18n/formatDate';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';
import { splitLead } from './splitLead';
import { toAccess } from './toAccess';
import { toAges } from './toAges';
import { toZoneName } from './toZoneName';

type EventPage = Extract<EventScreenPage, { state: 'ready' }>;
type Booking = EventPage['booking'];

interface EventPageOptions {
  language: Language;
  t: TFunction<['event', 'common', 'taxonomy']>;
  tCommon: TFunction<['common', 'taxonomy']>;
  /** Milliseconds since 1970. */
  now: number;
  /** Saves a time, or the next time if omitted. */
  saveToCalendar: (timing?: CivilTiming) => void;
  /** Asks for the position of the user, and opens the travel link. */
  travel: () => void;
}

/** Builds the event's part of its page: everything except votes, reasons and sharing, which depend on the reader. */
export function toEventPage(event: LivelyEvent, { t, ...others }: EventPageOptions): Omit<EventPage, 'state'> {
  const options = { t, ...others };
  const timing = nextTiming(event, options.now);
  const { lead, paragraphs } = splitLead(event.description ?? '', options.language);
  return {
    id: event.id,
    hero: {
      category: event.category,
      overline: [event.category, ...(event.subcategory ? [event.subcategory] : [])]
        .map((slug) => t(`taxonomy:${slug}`))
        .join(' · '),
      title: toTitle(event, options.tCommon),
      tagline: lead || undefined,
    },
    subcategory: event.subcategory,
    contentLanguage: contentLanguage(options.language),
    ...toPicture(event, 'page'),
    imageText: event.imageText || undefined,
    notice: toNotice(event, timing, t),
    dates: toDates(event, options),
    facts: [
      toWhen(event, timing, options),
      toWhere(event, t),
      toHowMuch(event, options),
      ...toAges(event, t),
      ...toAccess(event, options),
    ],
    booking: toBooking(event, timing, options),
    description: paragraphs.length ? { title: t('about'), paragraphs } : undefined,
    programme: event.lineup.length
      ? { title: t('programme'), items: event.lineup.map((title) => ({ title })) }
      : undefined,
    services: event.features.length ? { title: t('services'), items: event.features } : undefined,
    access: event.access ? { title: t('access'), paragraphs: toParagraphs(event.access) } : undefined,
    organizer: toOrganizer(event, t),
    source: toSource(event, t),
  };
}

function toNotice(
  { status, isNotice }: LivelyEvent,
  timing: NextTiming | null,
  t: TFunction<['event', 'common', 'taxonomy']>,
): EventPage['notice'] {
  if (status === 'cancelled') return { tone: 'danger', title: t('notice.cancelled') };
  if (status === 'postponed') {
    return { tone: 'danger', title: t('notice.postponed'), text: t('notice.postponedText') };
  }
  if (timing?.past) return { tone: 'neutral', title: t('notice.past') };
  if (isNotice) return { tone: 'neutral', title: t('notice.isNotice'), text: t('notice.isNoticeText') };
  if (status === 'scheduled') return undefined;
  return { tone: 'neutral', title: t(`notice.${status}`) };
}

function toWhen(
  event: LivelyEvent,
  timing: NextTiming | null,
  { t, tCommon, language, now }: EventPageOptions,
): EventPage['facts'][number] {
  const label = t('facts.when');
  if (!timing) return { label, lines: [t('facts.dateUnknown')], note: event.originalDate ?? undefined };
  const year = toYear(now);
  if (event.status === 'postponed') {
    const note = t('facts.postponedFrom', { date: formatLongDate(timing.date, language, year) });
    return { label, lines: [t('facts.dateUnknown')], note };
  }
  const original =
    isPart(event) && event.originalDate ? { text: event.originalDate, language: contentLanguage(language) } : undefined;
  const begins =
    timing.time && isSinceYesterday(event, timing, now)
      ? t('common:card.sinceYesterday', { time: timing.time })
      : timing.time;
  const hours = [begins, timing.endTime].filter(Boolean).join(' – ');
  const rarity = toRarity(event, { t: tCommon, language, now, timing });
  const zone = timing.time && event.timeZone !== 'Europe/Paris' ? toZoneName(event.timeZone, t) : '';
  if (isLong(timing) && timing.time && timing.endTime) {
    const lines = [
      t('facts.from', { date: formatLongDate(timing.date, language, year), time: timing.time }),
      t('facts.to', { date: formatLongDate(timing.endDate, language, year), time: timing.endTime }),
    ];
    return { label, lines, original, note: zone || undefined };
  }
  const kind = rarityOf(event, now, timing)?.kind;
  const notes = [
    kind === 'daily' || kind === 'until' || !isLong(timing)
      ? ''
      : t('facts.until', { date: formatLongDate(timing.endDate, language, year) }),
    rarity && capitalize(rarity, language),
    zone,
  ];
  return {
    label,
    lines: [formatLongDate(timing.date, language, year), ...(hours ? [hours] : [])],
    original,
    note: notes.filter(Boolean).join(' · ') || undefined,
  };
}

/** Returns true if the source may have more dates than the event contains. */
function isPart({ timings }: LivelyEvent): boolean {
  return timings.length > keptTimings;
}

/**
 * Lists every time if there are several and the event is not postponed: future times with a calendar file each, past times collapsed. Of a part of the dates of
 * the source, only future times.
 */
function toDates(event: LivelyEvent, { t, language, now, saveToCalendar }: EventPageOptions): EventPage['dates'] {
  if (event.status === 'postponed') return undefined;
  const { toCome, past } = listTimings(event, now);
  if (toCome.length + past.length < 2 || (isPart(event) && !toCome.length)) return undefined;
  const year = toYear(now);
  const toText = (timing: CivilTiming) => {
    const end = isLong(timing) && timing.endTime ? formatLongDate(timing.endDate, language, year) : '';
    const hours = [timing.time, [end, timing.endTime].filter(Boolean).join(', ')].filter(Boolean).join(' – ');
    return [formatLongDate(timing.date, language, year), hours].filter(Boolean).join(', ');
  };
  const isOpen = takesPlace(event);
  return {
    title: t(isPart(event) ? 'dates.next' : 'dates.title'),
    toCome: toCome.map((timing) => ({
      text: toText(timing),
      calendar: isOpen
        ? { label: t('dates.calendar', { date: toText(timing) }), onSelect: () => saveToCalendar(timing) }
        : undefined,
    })),
    past:
      past.length && !isPart(event)
        ? {
            label: t('dates.past', { count: past.length, number: formatNumber(past.length, language) }),
            texts: past.map(toText),
          }
        : undefined,
  };
}

/** Whether an event lasts several days: past midnight is still the same evening, past noon of the next day is not. */
function isLong({ date, endDate, endTime }: CivilTiming): boolean {
  if (date === endDate) return false;
  const isNextDay = Date.parse(endDate) - Date.parse(date) <= 86_400_000;
  return !isNextDay || endTime === null || endTime > '12:00';
}

function toWhere(event: LivelyEvent, t: TFunction<['event', 'common', 'taxonomy']>): EventPage['facts'][number] {
  if (isOnline(event)) return { label: t('facts.where'), lines: [t('facts.online')] };
  const { venue, location, fullAddress } = event;
  const lines = [venue ?? '', location, event.attendance === 'hybrid' ? t('facts.alsoOnline') : ''].filter(Boolean);
  return {
    label: t('facts.where'),
    lines: lines.length ? lines : [t('facts.placeUnknown')],
    note: fullAddress ?? undefined,
  };
}

/** Builds the only part of the page with the price, besides the bar on a phone. */
function toHowMuch(event: LivelyEvent, { t, tCommon, language }: EventPageOptions): EventPage['facts'][number] {
  const price = toPrice(event, language, tCommon);
  const participants = toParticipants(event, language, tCommon);
  const written = contentLanguage(language);
  const headline = price?.headline ?? t('facts.priceUnknown');
  return {
    label: t('facts.price'),
    lines: [
      price?.isOriginal ? { text: headline, language: written } : headline,
      ...(participants ? [participants] : []),
    ],
    original: price?.detail ? { text: price.detail, language: written } : undefined,
    note: event.maxCapacity ? t('facts.places', { number: formatNumber(event.maxCapacity, language) }) : undefined,
  };
}

function toBooking(
  event: LivelyEvent,
  timing: NextTiming | null,
  { t, tCommon, language, now, saveToCalendar, travel }: EventPageOptions,
): Booking {
  const price = toPrice(event, language, tCommon);
  const ticket = safeHttpsUrl(event.ticketUrl);
  const isOpen = !timing?.past && takesPlace(event) && event.status !== 'full';
  const isFree = event.priceKind === 'free';
  const newTabLabel = t('booking.newTab');
  return {
    label: t('booking.label'),
    bar: {
      date:
        timing && event.status !== 'postponed'
          ? formatShortDate(timing.date, language, toYear(now))
          : t('facts.dateUnknown'),
      price: price?.headline ?? t('facts.priceUnknown'),
      priceLanguage: price?.isOriginal ? contentLanguage(language) : undefined,
    },
    action: ticket && isOpen ? { label: t('booking.ticket'), href: ticket, newTabLabel } : undefined,
    note: toBookingNote(),
    links: [
      ...(timing && isOpen
        ? [{ label: t('booking.calendar'), icon: 'calendar' as const, onSelect: () => saveToCalendar() }]
        : []),
      ...(isOnline(event) ? [] : toWays()),
    ],
  };

  /** Builds the links for travel and accommodation. */
  function toWays(): NonNullable<Booking['links']> {
    const mapHref = mapLink(event);
    const label = t('booking.directions', { service: toServiceName(mapHref) });
    const map = { label, href: mapHref, icon: 'directions', newTabLabel } as const;
    if (!isOpen) return [map];
    const [journey, bed] = [travelLink(event, null), lodgingLink(event, now)];
    return [
      map,
      { label: t('booking.travel'), href: journey, icon: 'travel', newTabLabel, onFollow: travel },
      { label: t('booking.lodging'), href: bed, icon: 'lodging', newTabLabel },
    ];
  }

  function toBookingNote(): string | undefined {
    if (!isOpen) return undefined;
    // An unsafe link is shown as text.
    if (ticket) return undefined;
    if (event.ticketUrl) return event.ticketUrl;
    if (isFree) return t('booking.free');
    const remark = readBooking(event);
    return remark === null ? undefined : t(remark === 'reservation' ? 'booking.reservation' : 'booking.noTicket');
  }
}

function toOrganizer(event: LivelyEvent, t: TFunction<['event', 'common', 'taxonomy']>): EventPage['organizer'] {
  const { organizer, organizerContact } = event;
  const link = safeHttpsUrl(event.organizerUrl);
  if (!organizer && !link && !organizerContact) return undefined;
  const kind = organizerKind(event);
  const sentences = [
    organizer ? t(`organizer.${kind}`, { name: isolateText(organizer) }) : '',
    organizerContact ? t('organizerContact', { contact: isolateText(organizerContact) }) : '',
  ];
  return {
    name: sentences.filter(Boolean).join(' '),
    link: link ? { label: t(kind === 'agenda' ? 'agendaLink' : 'organizerLink'), href: link } : undefined,
  };
}

function toSource(
  { source, sourceUrl, licence }: LivelyEvent,
  t: TFunction<['event', 'common', 'taxonomy']>,
): EventPage['source'] {
  if (!source) return undefined;
  const link = safeHttpsUrl(sourceUrl);
  const name = isolateText(toSourceName(source));
  return {
    text: licence ? t('sourceAndLicence', { name, licence: isolateText(licence) }) : t('source', { name }),
    link: link ? { label: t('sourceLink'), href: link } : undefined,
  };
}

function toParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
}

/** Returns the service of a link: its name if it is known, otherwise its host. RGAA 6.1. */
function toServiceName(href: string): string {
  const host = new URL(href).hostname.replace(/^www\./, '');
  return host === 'openstreetmap.org' ? 'OpenStreetMap' : host;
}
