import type { WidgetView } from './WidgetView.ts';

/** Returns the path of the page for frames that shows a view. */
export function toWidgetPath(view: WidgetView): string {
  const parameters = toWidgetParameters(view);
  const { prefix, event } = view;
  const path = `${prefix}/widget/${event ? `event/${event}` : 'explore'}`;
  return parameters.size ? `${path}?${parameters}` : path;
}

/** Returns the parameters of the page for frames, without the defaults. */
export function toWidgetParameters({ search, limit, theme, layout, on, partner }: WidgetView): URLSearchParams {
  const parameters = new URLSearchParams(search);
  if (layout !== 'list') parameters.set('layout', layout);
  if (on) parameters.set('on', on);
  if (limit) parameters.set('limit', String(limit));
  if (theme !== 'auto') parameters.set('theme', theme);
  if (partner) parameters.set('partner', partner);
  return parameters;
}
