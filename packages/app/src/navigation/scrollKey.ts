import type { Location } from 'react-router-dom';

/**
 * What the place on a page is kept by. The first entry of a document has no key of its own: without its URL, each page
 * that is opened anew in a tab would begin where another one was left.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
