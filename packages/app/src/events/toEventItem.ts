import { estimateParticipants, type LivelyEvent, listBadges, nextTiming } from '@lively/engine';
import type { EventItem } from '@lively/ui/screens';
import { formatDateParts } from '../i18n/formatDate';
import { formatDistance, formatNumber } from '../i18n/formatNumber';
import type { Translate } from '../i18n/texts';
import { toPrice } from './toPrice';

/** What a list knows of an event beyond the event itself. */
export interface ListedEvent {
  event: LivelyEvent;
  /** From the visitor's city; 1000 when the place is unknown. */
  distanceKm: number;
  href: string;
  reasons?: EventItem['reasons'];
  recommended?: boolean;
  favourite?: EventItem['favourite'];
  onOpen?: () => void;
}

/** How the page speaks: its language, its texts, its clock. */
export interface Speech {
  language: string;
  /** Texts of `common` and `taxonomy`. */
  t: Translate;
  now: number;
}

/** An event as a card shows it. */
export function toEventItem(listed: ListedEvent, { language, t, now }: Speech): EventItem {
  const { event, distanceKm, recommended = false } = listed;
  const timing = nextTiming(event, now);
  const badges = listBadges(event, distanceKm);
  return {
    id: event.id,
    href: listed.href,
    title: event.title,
    category: event.category,
    categoryLabel: t(`taxonomy:${event.category}`),
    date: timing ? formatDateParts(timing.date, language) : undefined,
    place: [event.venue, event.location].filter(Boolean).join(', ') || t('common:card.placeUnknown'),
    time: timing?.time ?? undefined,
    price: toPrice(event.price, language, t)?.headline,
    participants: toParticipants(event, language, t),
    image: event.image ?? undefined,
    status: toStatus(event, timing?.past ?? false, t),
    badges: [
      ...(recommended ? [{ label: t('common:card.recommended'), tone: 'strong' as const }] : []),
      ...(badges.popular ? [{ label: t('common:card.popular'), tone: 'strong' as const }] : []),
      ...(badges.popularity === null
        ? []
        : [{ label: t('common:card.votes', { number: formatNumber(badges.popularity, language) }) }]),
      ...(badges.distanceKm === null
        ? []
        : [{ label: t('common:distance', formatDistance(badges.distanceKm, language)) }]),
    ],
    reasons: listed.reasons,
    favourite: listed.favourite,
    onOpen: listed.onOpen,
  };
}

/** How many go, marked with ≈ where nobody counted. */
export function toParticipants(event: LivelyEvent, language: string, t: Translate): string {
  const { value, estimated } = estimateParticipants(event);
  const number = formatNumber(value, language);
  return t('common:participants', { count: value, number: estimated ? `≈ ${number}` : number });
}

/** What stands in the way of going, in a word. */
function toStatus({ status }: LivelyEvent, past: boolean, t: Translate): string | undefined {
  if (past) return t('common:card.past');
  return status === 'scheduled' ? undefined : t(`common:status.${status}`);
}
