import { escapeHtml, type LivelyEvent, nextTiming, rarityOf } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { Feed } from 'feed';
import { toCalendar } from '../calendar/toCalendarFile';
import { toPictureUrl } from '../events/toPicture';
import { toPrice } from '../events/toPrice';
import { toRarity } from '../events/toRarity';
import { toTitle } from '../events/toTitle';
import { formatLongDate } from '../i18n/formatDate';
import type { Language } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { absoluteUrl, siteUrl } from '../navigation/absoluteUrl';
import { paths } from '../navigation/paths';
import { listFeedEvents } from '../supabase/listFeedEvents';
import type { FeedOptions, FeedSubject } from './Renderer';
import { readTexts } from './readTexts';

/**
 * The next hundred events of a city and a category, for readers of feeds (RSS 2, JSON Feed 1) and calendars (RFC 5545).
 *
 * @throws Error when the backend does not answer.
 */
export async function renderFeed({ format, language, path, city, category, now }: FeedOptions): Promise<string> {
  const events = await withDeadline((signal) => listFeedEvents({ city, category }, signal));
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['explore', 'taxonomy']);
  const t = i18n.getFixedT<['common', 'taxonomy']>(language, ['common', 'taxonomy']);
  const title = await nameList({ language, city, category });
  const urlOf = (event: LivelyEvent) => absoluteUrl(paths.event(event.id), language);
  if (format === 'ics')
    return toCalendar(
      events.map((event) => ({ event, url: urlOf(event) })),
      now,
      title,
    );

  const feed = new Feed({
    title,
    description: i18n.getFixedT(language, 'explore')('description'),
    id: siteUrl + path,
    link: absoluteUrl(paths.explore, language),
    feed: siteUrl + path,
    language,
    updated: new Date(now),
    copyright: title,
  });
  for (const event of events) {
    const image = toPictureUrl(event);
    const rarity = rarityOf(event, now);
    const price = toPrice(event.price, language, t)?.headline;
    const facts = [
      formatWhen(event, language, now),
      toRarity(event, { t, language, now }),
      event.venue,
      event.location,
      price,
    ];
    feed.addItem({
      title: toTitle(event, t),
      id: urlOf(event),
      link: urlOf(event),
      // Readers take it for HTML.
      description: escapeHtml(facts.filter(Boolean).join(' · ')),
      date: new Date(event.createdAt),
      ...(image && { image }),
      // JSON Feed has room for what only we say; RSS would need a namespace.
      ...(format === 'json' && rarity && { extensions: [{ name: '_lively', objects: { rarity } }] }),
      category: [{ name: t(`taxonomy:${event.category}`) }],
    });
  }
  return format === 'rss' ? feed.rss2() : feed.json1();
}

/** What a list is called: « Lively · Lyon · Musique ». */
export async function nameList({ language, city, category }: FeedSubject & { language: Language }): Promise<string> {
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['taxonomy']);
  const label = category && i18n.getFixedT(language, 'taxonomy')(category);
  return ['Lively', city, label].filter(Boolean).join(' · ');
}

function formatWhen(event: LivelyEvent, language: Language, now: number): string {
  const timing = nextTiming(event, now);
  if (!timing) return '';
  const date = formatLongDate(timing.date, language, new Date(now).toISOString().slice(0, 4));
  return [date, timing.time].filter(Boolean).join(', ');
}
