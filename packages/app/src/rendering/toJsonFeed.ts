import type { FeedContent } from './FeedContent';

/** Writes a feed as JSON Feed 1 (https://www.jsonfeed.org/version/1/). The data of an item is its extension `_lively`. */
export function toJsonFeed({ title, description, pageUrl, feedUrl, items }: FeedContent): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    description,
    items: items.map((item) => ({
      id: item.url,
      content_html: item.html,
      url: item.url,
      title: item.title,
      ...(item.picture && { image: item.picture }),
      date_published: item.createdAt.toISOString(),
      date_modified: item.revisedAt.toISOString(),
      tags: [item.category],
      ...(item.data && { _lively: item.data }),
    })),
  });
}
