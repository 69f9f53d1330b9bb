import { isTicketHost } from './isTicketHost.ts';
import { storableLink } from './readConditions.ts';

/** The https links of a text, of HTML or of JSON, in their order. Empty for anything but a text. */
export function findLinks(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  const written = text.slice(0, longestRead).replaceAll('&amp;', '&').replaceAll('\\/', '/');
  return (written.match(url) ?? []).flatMap((link) => {
    const whole = link.replace(/[.,;:!?)*_]+$/, '');
    // Known hosts of tickets answer by https, whatever was typed.
    return storableLink(isTicketHost(whole) ? whole.replace(/^http:/i, 'https:') : whole) ?? [];
  });
}

/** Beyond this a text is an attack. */
const longestRead = 200_000;

const url = /https?:\/\/[^\s"'<>()[\]{}\\|»]{1,2100}/giu;
