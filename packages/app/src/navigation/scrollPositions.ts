import type { Location } from 'react-router-dom';

/** Where the router keeps, for this tab, how far each page was scrolled. */
export const scrollStorageKey = 'react-router-scroll-positions';

/**
 * What the place on a page is kept by. The first entry of a document has no key of its own: without its URL, each page
 * that is opened anew in a tab would begin where another one was left.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/**
 * Leaves the place on a page that came written to the browser, which puts it where it was left. The router would do so again
 * once the app is there, and take whoever has scrolled since back.
 */
export function leaveScrollToBrowser(pathname: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}');
    delete positions[history.state?.key ?? pathname + location.search];
    sessionStorage.setItem(scrollStorageKey, JSON.stringify(positions));
  } catch {
    // Nothing was kept.
  }
}
