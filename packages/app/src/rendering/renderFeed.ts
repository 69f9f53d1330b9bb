import { escapeHtml, isOnline, type LivelyEvent, rarityOf } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { toCalendarEntries } from '../calendar/toCalendarEntries';
import { toCalendar } from '../calendar/toCalendarFile';
import { findWhen } from '../events/findWhen';
import { toPictureUrl } from '../events/toPicture';
import { toPrice } from '../events/toPrice';
import { toRarity } from '../events/toRarity';
import { toStatedTitle } from '../events/toStatedTitle';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { paths } from '../navigation/paths';
import { toEventQuery } from '../search/exploreState';
import { listCalendarEvents, listFeedEvents, listRevisedAt } from '../supabase/listFeedEvents';
import type { FeedContent } from './FeedContent';
import { followedOrigin, followedUrl } from './followedUrl';
import { formatWhen } from './formatWhen';
import type { FeedOptions } from './Renderer';
import { readSubject } from './readSubject';
import { readTexts } from './readTexts';
import { toJsonFeed } from './toJsonFeed';
import { toRss } from './toRss';

/**
 * Renders the next 100 events of a search, venue or organiser as a feed (RSS 2, JSON Feed 1) or calendar (RFC 5545).
 *
 * @throws Error if the backend does not answer.
 */
export async function renderFeed({ format, language, path, search, now }: FeedOptions): Promise<string> {
  const { state, source, title: subject } = await readSubject(search, language, now);
  const title = [import.meta.env.SITE_NAME, subject].filter(Boolean).join(' · ');
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['explore', 'taxonomy']);
  const t = i18n.getFixedT<['common', 'taxonomy']>(language, ['common', 'taxonomy']);
  const urlOf = (event: LivelyEvent) => followedUrl(paths.event(event.id), language);
  const query = toEventQuery(state);
  if (format === 'ics') {
    const found = await withDeadline((signal) => listCalendarEvents(query, source, signal));
    return toCalendar(toCalendarEntries(found, { titleOf: (event) => toStatedTitle(event, t), urlOf }), title);
  }

  const events = await withDeadline((signal) => listFeedEvents(query, source, signal));
  const revisedAt = await withDeadline((signal) => listRevisedAt(events, signal));
  const feed: FeedContent = {
    title,
    description: i18n.getFixedT(language, 'explore')('description'),
    pageUrl: followedUrl(paths.explore, language),
    feedUrl: followedOrigin() + path,
    language,
    updatedAt: new Date(now),
    items: events.map((event) => {
      const timing = findWhen(event, now, query);
      const rarity = timing && rarityOf(event, now, timing);
      const facts = [
        formatWhen(timing, language, now),
        toRarity(event, { t, language, now, timing }),
        ...(isOnline(event) ? [t('status.moved_online')] : [event.venue, event.location]),
        toPrice(event, language, t)?.headline,
      ];
      return {
        url: urlOf(event),
        title: toStatedTitle(event, t),
        html: escapeHtml(facts.filter(Boolean).join(' · ')),
        createdAt: new Date(event.createdAt),
        revisedAt: new Date(revisedAt.get(event.id) ?? event.createdAt),
        category: t(`taxonomy:${event.category}`),
        picture: toPictureUrl(event, followedOrigin()) ?? null,
        data: rarity && { rarity },
      };
    }),
  };
  return format === 'rss' ? toRss(feed) : toJsonFeed(feed);
}
