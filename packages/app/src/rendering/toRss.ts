import type { FeedContent } from './FeedContent';
import { toXml } from './toXml';

/** Writes a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function toRss({ title, description, pageUrl, feedUrl, language, updatedAt, items }: FeedContent): string {
  return toXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link: pageUrl,
        description,
        lastBuildDate: updatedAt.toUTCString(),
        docs: 'https://www.rssboard.org/rss-specification',
        language,
        copyright: title,
        'atom:link': { '@href': feedUrl, '@rel': 'self', '@type': 'application/rss+xml' },
        item: items.map((item) => ({
          title: item.title,
          link: item.url,
          guid: { '@isPermaLink': 'false', '#text': item.url },
          pubDate: item.createdAt.toUTCString(),
          description: item.html,
          category: item.category,
          // The size is not known before the picture is drawn; 0 is the usual value then.
          ...(item.picture && {
            enclosure: { '@url': item.picture, '@length': '0', '@type': pictureType(item.picture) },
          }),
        })),
      },
    },
  });
}

function pictureType(url: string): string {
  const [, format = 'jpeg'] = /\.(avif|gif|png|webp)$/i.exec(new URL(url).pathname) ?? [];
  return `image/${format.toLowerCase()}`;
}
