import { isTicketHost } from './isTicketHost.ts';
import { storableLink } from './readConditions.ts';

/** Finds the https links in a text, in HTML or in JSON, in their order. Returns an empty list for a value that is not a text. */
export function findLinks(text: unknown): string[] {
  return readLinks(text).map(({ link }) => link);
}

/**
 * Finds the https links that a text presents as the way to a place: « Inscription : https://… », `<a href="https://…">Réserver</a>`.
 * The words before the link, in its sentence, and the words of the link itself decide.
 */
export function findBookingLinks(text: unknown): string[] {
  return (
    readLinks(text)
      // The beginning of a broken URL names no host.
      .filter(({ link }) => URL.canParse(link) && new URL(link).hostname.includes('.'))
      .filter(isToBook)
      .map(({ link }) => link)
  );
}

function isToBook({ written, start, end }: ReadLink): boolean {
  if (toBook.test(readLabel(written, end))) return true;
  const before = readBefore(written, start);
  return toBook.test(before) && !toKnowMore.test(before.toLowerCase());
}

const toBook = /r[ée]serv|inscri|billet|ticket|places? en vente|s['’]enregistrer/i;
/**
 * After these words, in lower case, the link has details, also if the sentence speaks of tickets. Without the flag `i`, under which
 * the Greek iota is a letter and none: a text of many would take very long.
 */
const toKnowMore =
  /(d[ée]tails?|infos?|informations?|renseignements?|programme|savoir plus|site)\P{L}*(\p{L}+\P{L}+){0,4}$/u;

/** The max characters that are read. A longer text is an attack. */
const maxCharacters = 200_000;
/** The max characters before a link in which its sentence begins. */
const maxCharactersBefore = 150;

const url = /https?:\/\/[^\s"'<>()[\]{}\\|»]{1,2100}/giu;

interface ReadLink {
  readonly link: string;
  /** The text around the link, which goes from `start` to before `end`. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

function readLinks(text: unknown): ReadLink[] {
  if (typeof text !== 'string' || !/https?:/iu.test(text)) return [];
  const written = text.slice(0, maxCharacters).replaceAll('&amp;', '&').replaceAll('\\/', '/');
  return Array.from(written.matchAll(url)).flatMap(({ 0: found, index }) => {
    const whole = found.replace(/[.,;:!?)*_]+$/, '');
    // Known ticket hosts support https, even if the link has http.
    const link = storableLink(isTicketHost(whole) ? whole.replace(/^http:/i, 'https:') : whole);
    return link ? { link, written, start: index, end: index + found.length } : [];
  });
}

/** Returns the words of the sentence before the link. */
function readBefore(text: string, index: number): string {
  const near = text.slice(Math.max(0, index - maxCharactersBefore), index);
  const words = near.replace(/<\/?(p|br|div|li|h\d|ul|ol|td|tr)\b[^<>]*>/gi, '\n').replace(/<[^<>]*>?/g, ' ');
  return words.split(/[.!?](?=\s)|\n|https?:\S+/).at(-1) ?? '';
}

/** Returns the words of an HTML link; an empty text for others. */
function readLabel(text: string, end: number): string {
  const [, label = ''] = /^["'][^<>]{0,300}>([\s\S]{0,200}?)<\/a>/i.exec(text.slice(end, end + 520)) ?? [];
  return label.replace(/<[^<>]*>/g, ' ');
}
