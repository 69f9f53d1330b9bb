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
