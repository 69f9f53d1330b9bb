import { prefixOf } from '../../../../i18n/languages';
import { paths } from '../../../../navigation/paths';
import type { Widget } from '../toWidget';
import type { SnippetContext } from './Snippet';

/**
 * Returns the URL of the page of this site that shows the same as a widget.
 *
 * @param options.base - The folder of the page: `/widget` for frames.
 * @param options.format - The end of its name: `.html`.
 */
export function toPageUrl(
  { event, filters, limit, layout, tag, theme, language, partner }: Widget,
  { site, language: pageLanguage }: SnippetContext,
  { base = '', format = '', isThemed = false } = {},
): string {
  const parameters = new URLSearchParams(event ? undefined : filters);
  // Without an id, the widget of one event shows the next event.
  const number = tag === 'lively-event' ? 1 : limit;
  if (number && !event) parameters.set('limit', `${number}`);
  // Explore itself has no layouts.
  if (base && layout) parameters.set('layout', layout);
  if (isThemed && theme) parameters.set('theme', theme);
  if (partner) parameters.set('partner', partner);
  const path = `${base}${event ? paths.event(event) : paths.explore}${format}`;
  const search = parameters.size ? `?${parameters}` : '';
  return `${site}${prefixOf(language ?? pageLanguage)}${path}${search}`;
}

/** Returns the URL of the page that the link inside a widget leads to. A venue and an organiser have no page, and are searched. */
export function toLinkUrl(widget: Widget, context: SnippetContext): string {
  const { event, filters, partner } = widget;
  const shown = new URLSearchParams(filters);
  const name = shown.get('venue') ?? shown.get('organizer');
  if (name && !shown.has('q')) shown.set('q', name);
  for (const each of ['venue', 'organizer']) shown.delete(each);
  // A followed link to an event is counted; one to a list is not.
  return toPageUrl(
    { ...widget, filters: shown, limit: null, tag: 'lively-events', partner: event && partner },
    context,
  );
}
