import type { RowsRequest } from './loadRows.ts';
import type { WidgetOptions } from './readOptions.ts';
import { columns } from './toEvent.ts';
import { writeQuery } from './writeQuery.ts';

/**
 * Creates the request for a widget from its attributes and content. A list requests the rows that it shows from
 * `explore_events`, the function that lists the events of the site: see docs/decisions/0019. A single event is requested by its
 * id, with its description and address.
 */
export function createRequest(element: HTMLElement, options: WidgetOptions): RowsRequest {
  const { source, apikey, eventId, parameters, partner } = options;
  if (!source || !apikey) return { url: source, headers: {}, json: element.querySelector('script')?.text ?? '' };
  const path = eventId
    ? `events${writeQuery({ select: columns, id: `eq.${eventId}` })}`
    : `rpc/explore_events${writeQuery(parameters)}`;
  return {
    url: `${source}/rest/v1/${path}`,
    // Supabase allows this header from any site. The site counts the partner by it.
    headers: { apikey, ...(partner && { 'x-client-info': partner }) },
    json: '',
  };
}
