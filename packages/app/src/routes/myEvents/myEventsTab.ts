/** The views of the page by their names in the URL; the first is the default. */
export const myEventsTabs = ['purchased', 'favourites', 'searches', 'created'] as const;

export type MyEventsTab = (typeof myEventsTabs)[number];

/** The views with events. */
export type EventsTab = Exclude<MyEventsTab, 'searches'>;

/** Reads the view from the parameters of the URL. Invalid values are ignored. */
export function parseMyEventsTab(parameters: URLSearchParams): MyEventsTab {
  return myEventsTabs.find((tab) => tab === parameters.get('tab')) ?? 'purchased';
}
