/** The views of the page, as its address names them; the first is the usual one. */
export const myEventsTabs = ['purchased', 'favourites', 'created'] as const;

export type MyEventsTab = (typeof myEventsTabs)[number];

/** Reads the view from the address. What makes no sense there is as if it were not. */
export function readMyEventsTab(parameters: URLSearchParams): MyEventsTab {
  return myEventsTabs.find((tab) => tab === parameters.get('tab')) ?? 'purchased';
}
