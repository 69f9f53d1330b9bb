import type { LivelyEvent } from '@lively/engine';

/** A row as a backend or a feed sends it, not validated. */
export type Row = Readonly<Record<string, unknown>>;

/** An event of a widget: the columns that every card shows, under the engine's names, and the row, from which parts read others. */
export type WidgetEvent = { readonly row: Row } & Pick<
  LivelyEvent,
  | 'id'
  | 'title'
  | 'category'
  | 'location'
  | 'venue'
  | 'date'
  | 'time'
  | 'endTime'
  | 'timeZone'
  | 'timings'
  | 'days'
  | 'status'
  | 'image'
  | 'price'
  | 'priceKind'
  | 'priceAmount'
  | 'ticketUrl'
  | 'source'
  | 'sourceUrl'
  | 'licence'
>;
