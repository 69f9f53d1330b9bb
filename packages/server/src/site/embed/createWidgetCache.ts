import type { WidgetContent, WidgetRequest, Widgets } from '@lively/app/rendering';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { findShownEvents } from '../findShownEvents.ts';
import { pageLifetime } from '../pages/createPageCache.ts';
import { namePartner } from './namePartner.ts';
import type { WidgetView } from './WidgetView.ts';

/** The content of views, whatever its format. Read them by `readWidget`. */
export type WidgetCache = ByteCache<CachedWidget, CachedView>;

interface CachedWidget {
  /** Null for an event that is not public. */
  readonly content: WidgetContent | null;
}

interface CachedView extends Pick<WidgetView, 'language' | 'event' | 'search'> {
  readonly limit: number;
  readonly layout: WidgetRequest['layout'];
  readonly on: string;
}

const maxBytes = 4 * 1024 * 1024;

export function createWidgetCache(widgets: Widgets, takeTurn?: TakeTurn): WidgetCache {
  return createByteCache({
    maxBytes,
    lifetime: pageLifetime,
    takeTurn,
    shownIn: (key, { content }: CachedWidget) => findShownEvents(key, JSON.stringify(content)),
    sizeOf: (cached: CachedWidget) => 2 * JSON.stringify(cached).length,
    async load(_key, { event, ...request }: CachedView) {
      const now = Date.now();
      const read = event ? widgets.readEvent(event, request.language, now) : widgets.readList({ ...request, now });
      return { content: await read };
    },
  });
}

/**
 * Reads the content of a view; null for an event that is not public.
 *
 * @param limit - Events of a list that does not limit them.
 * @throws Error if the backend does not answer.
 */
export async function readWidget(
  cache: WidgetCache,
  { prefix, language, event, search, limit: wanted, layout: look, on, partner }: WidgetView,
  limit: number,
): Promise<WidgetContent | null> {
  // The looks of a list have the same events.
  const layout = look === 'grid' || look === 'compact' ? 'list' : look;
  const view = { language, event, search, limit: wanted ?? limit, layout, on };
  // Begins as the path of a page, in which the number of a short URL is found.
  const key = event ? `${prefix}/event/${event}` : `${prefix}/explore${search} ${view.limit} ${layout} ${on}`;
  const { content } = await cache.read(key, view);
  return content && partner ? namePartner(content, partner) : content;
}
