/** The views of the page, as its URL names them; the first is the default. */
export const myEventsTabs = ['purchased', 'favourites', 'searches', 'created'] as const;

export type MyEventsTab = (typeof myEventsTabs)[number];

/** The views that list events. */
export type EventsTab = Exclude<MyEventsTab, 'searches'>;

/** Reads the view from the parameters of the URL. What makes no sense there is as if it were not. */
export function parseMyEventsTab(parameters: URLSearchParams): MyEventsTab {
  return myEventsTabs.find((tab) => tab === parameters.get('tab')) ?? 'purchased';
}
