import { lineParameter, type WidgetContent } from '@lively/app/rendering';
import type { EmbedTag } from './renderEmbed.ts';
import type { WidgetView } from './WidgetView.ts';

/** The attribute of the element by the parameter of a list. Other parameters are in the attribute `filters`. */
const attributeOf: Readonly<Record<string, string>> = { city: 'city', category: 'category', [lineParameter]: 'query' };

/** Returns the custom element that shows a view. */
export function toEmbedTag(
  { language, event, search, limit, theme, layout, partner }: WidgetView,
  { events: [first] }: WidgetContent,
): EmbedTag {
  const shared = { lang: language, theme: theme === 'auto' ? undefined : theme, partner: partner || undefined };
  if (event) return { name: 'lively-event', attributes: { 'event-id': first?.id, ...shared } };
  const parameters = [...new URLSearchParams(search)];
  const named = parameters.flatMap(([name, value]) => (attributeOf[name] ? [[attributeOf[name], value] as const] : []));
  const filters = new URLSearchParams(parameters.filter(([name]) => !attributeOf[name]));
  return {
    name: 'lively-events',
    attributes: {
      layout: layout === 'list' ? undefined : layout,
      ...Object.fromEntries(named),
      filters: filters.size ? `${filters}` : undefined,
      limit: limit === undefined ? undefined : String(limit),
      ...shared,
    },
  };
}
