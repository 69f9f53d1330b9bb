import type { WidgetView } from './WidgetView.ts';

/** Returns the path of the page for frames that shows a view. */
export function toWidgetPath({ prefix, event, search, limit, theme }: WidgetView): string {
  const parameters = new URLSearchParams(search);
  if (limit) parameters.set('limit', String(limit));
  if (theme !== 'auto') parameters.set('theme', theme);
  const path = `${prefix}/widget/${event ? `event/${event}` : 'explore'}`;
  return parameters.size ? `${path}?${parameters}` : path;
}
