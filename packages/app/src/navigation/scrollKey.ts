import type { Location } from 'react-router-dom';

/**
 * Returns the key of a stored scroll position. The first entry of a document has no key: without its URL, each page
 * that is opened again in a tab would start at the scroll position of another page.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
