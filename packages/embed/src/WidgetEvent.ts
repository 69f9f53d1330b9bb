import type { LivelyEvent } from '@lively/engine';

/** What a widget knows of an event: the columns it asks for, under the engine's names. */
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
  | 'description'
  | 'ticketUrl'
  | 'source'
  | 'sourceUrl'
  | 'licence'
  | 'purchasesCount'
  | 'rating'
>;
