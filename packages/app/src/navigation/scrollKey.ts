import type { Location } from 'react-router-dom';

/**
 * What the place on a page is kept by. The first entry of a document has no key of its own: without its URL, each page
 * that is opened again in a tab would start at the scroll position of another one.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
