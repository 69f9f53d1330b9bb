import { isTicketHost } from './isTicketHost.ts';
import { storableLink } from './readConditions.ts';

/** Finds the https links in a text, in HTML or in JSON, in their order. Returns an empty list for a value that is not a text. */
export function findLinks(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  const written = text.slice(0, longestRead).replaceAll('&amp;', '&').replaceAll('\\/', '/');
  return (written.match(url) ?? []).flatMap((link) => {
    const whole = link.replace(/[.,;:!?)*_]+$/, '');
    // Known ticket hosts support https, even if the link has http.
    return storableLink(isTicketHost(whole) ? whole.replace(/^http:/i, 'https:') : whole) ?? [];
  });
}

/** The max characters that are read. A longer text is an attack. */
const longestRead = 200_000;

const url = /https?:\/\/[^\s"'<>()[\]{}\\|»]{1,2100}/giu;
