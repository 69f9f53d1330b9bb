import type { LivelyEvent } from '@lively/engine';

/** An event of a widget: the columns that it requests, under the engine's names. */
export type WidgetEvent = Pick<
  LivelyEvent,
  | 'id'
  | 'title'
  | 'category'
  | 'subcategory'
  | 'location'
  | 'venue'
  | 'fullAddress'
  | 'coordinates'
  | 'date'
  | 'time'
  | 'endTime'
  | 'timeZone'
  | 'timings'
  | 'days'
  | 'status'
  | 'image'
  | 'participants'
  | 'price'
  | 'priceKind'
  | 'priceAmount'
  | 'description'
  | 'ticketUrl'
  | 'source'
  | 'sourceUrl'
  | 'licence'
  | 'purchasesCount'
  | 'rating'
>;
