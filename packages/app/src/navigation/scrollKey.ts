import type { Location } from 'react-router-dom';

/**
 * Returns the key of a stored scroll position. The first entry of a document has no key: without its URL, each page
 * that is opened again in a tab would start at the scroll position of another page. Only a short hash of the URL is
 * stored, because a URL may contain the token of a poll, and tells which pages were read.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? hash(pathname + search) : key;
}

/** FNV-1a of 16 bits: enough for the pages of a tab, and too short to find the URL again. */
function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `page ${(state ^ (state >>> 16)) & 0xffff}`;
}
