import { type CivilDate, type LivelyEvent, picturePath, safeHttpsUrl } from '@lively/engine';
import { nextTimingOn, type TimingFilters } from '@lively/engine/dates';
import type { TFunction } from 'i18next';
import { findWhen } from '../../events/findWhen';
import { toEventItem } from '../../events/toEventItem';
import { toSourceName } from '../../events/toSourceName';
import { formatDateParts, toYear } from '../../i18n/formatDate';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';
import { servesPictures } from '../../supabase/config';
import { followedOrigin, followedUrl } from '../followedUrl';
import { formatWhen } from '../formatWhen';
import { renderPoster } from '../renderPoster';
import type { WidgetEvent } from './WidgetContent';

interface WidgetEventOptions {
  readonly language: Language;
  readonly t: TFunction<['embed', 'event', 'common', 'taxonomy']>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The limits of the search to its times. @default all */
  readonly searched?: TimingFilters;
  /** The days of an agenda or a calendar: an event is on the first of them. @default those of the search */
  readonly shownDays?: readonly [CivilDate, CivilDate];
}

/** Converts an event to its part of a widget's list. */
export function toWidgetEvent(
  event: LivelyEvent,
  { language, t, now, searched, shownDays }: WidgetEventOptions,
): WidgetEvent {
  const url = followedUrl(paths.event(event.id), language);
  const tCard = t as unknown as TFunction<['common', 'taxonomy']>;
  const item = toEventItem({ event, distanceKm: 1_000, href: url }, { language, t: tCard, now });
  const when = shownDays ? nextTimingOn(event, now, shownDays) : findWhen(event, now, searched);
  const picture = toWidgetPicture(event);
  return {
    id: event.id,
    url,
    title: item.title,
    when: formatWhen(when, language, now),
    time: when?.time ?? '',
    date: when && formatDateParts(when.date, language, toYear(now)),
    otherDates: '',
    place: item.place,
    price: item.price ?? '',
    status: item.status ?? '',
    category: item.categoryLabel,
    description: '',
    picture,
    poster: picture ? null : renderPoster(event),
    credit: toCredit(event, t),
  };
}

/** Returns the absolute URL of a picture of the width of cards. */
function toWidgetPicture({ id, image }: LivelyEvent): string | null {
  const url = safeHttpsUrl(image);
  if (!url) return null;
  return servesPictures() ? followedOrigin() + picturePath(id, url, 320, 'webp') : url;
}

function toCredit({ source, sourceUrl, licence }: LivelyEvent, t: WidgetEventOptions['t']): WidgetEvent['credit'] {
  if (!source) return null;
  const name = toSourceName(source);
  const text = licence ? t('event:sourceAndLicence', { name, licence }) : t('event:source', { name });
  return { text, url: safeHttpsUrl(sourceUrl) };
}
