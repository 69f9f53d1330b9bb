import { decodeHTMLStrict } from 'entities';

/** Matches an entity: `&amp;`, `&#039;`. */
const entity = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
const tag = /<\/?(a|b|br|div|em|i|li|p|span|strong|u|ul)\b[^<>]*>/gi;

/** Reads a plain text that a source has escaped, once or twice: « Rock &amp; Roll ». Other values stay. */
export function decodeText(value: unknown): unknown {
  if (typeof value !== 'string' || !entity.test(value)) return value;
  const once = decodeHTMLStrict(value.slice(0, maxCharacters));
  return (entity.test(once) ? decodeHTMLStrict(once) : once).replace(tag, ' ');
}

/** Reads HTML that a source has escaped again: `&lt;p&gt;`. HTML with tags of its own stays, because it may quote others. */
export function decodeMarkup(html: string): string {
  return !/<\/?[a-z]/i.test(html) && escapedTag.test(html) ? decodeHTMLStrict(html) : html;
}

const escapedTag = /&lt;\/?(a|b|br|div|em|h\d|i|li|ol|p|span|strong|table|u|ul)\b/i;

/** The max characters that are read. */
const maxCharacters = 20_000;
