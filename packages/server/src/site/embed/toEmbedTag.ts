import { lineParameter, type WidgetContent } from '@lively/app/rendering';
import type { EmbedTag } from './renderEmbed.ts';
import type { WidgetView } from './WidgetView.ts';

/** The attribute of the element by the parameter of a list. */
const attributeOf: Readonly<Record<string, string>> = { city: 'city', category: 'category', [lineParameter]: 'query' };

/** Returns the custom element that shows a view; null if it lacks one of the filters. */
export function toEmbedTag(
  { language, event, search, limit, theme }: WidgetView,
  { events: [first] }: WidgetContent,
): EmbedTag | null {
  const shared = { lang: language, theme: theme === 'auto' ? undefined : theme };
  if (event) return { name: 'lively-event', attributes: { 'event-id': first?.id, ...shared } };
  const filters = [...new URLSearchParams(search)].map(([name, value]) => [attributeOf[name], value] as const);
  if (filters.some(([name]) => name === undefined)) return null;
  return {
    name: 'lively-events',
    attributes: { ...Object.fromEntries(filters), limit: limit === undefined ? undefined : String(limit), ...shared },
  };
}
