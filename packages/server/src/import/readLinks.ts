import { findLinks } from './findLinks.ts';
import { readJson } from './readJson.ts';

/**
 * Reads the https links for registration: `[{"type": "link", "value": "https://…"}]`, or a text with several. Mail addresses and
 * telephone numbers are not links.
 *
 * @throws RecordError when a list is not JSON.
 */
export function readLinks(value: unknown): string[] {
  const entries = typeof value === 'string' && !value.trim().startsWith('[') ? value.split(/[\s,]+/) : readJson(value);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const written = isObject(entry) ? (entry.value ?? entry.link) : entry;
    // A link with a space is a mistake: its beginning is the URL of another page.
    return /\S\s+\S/.test(String(written)) ? [] : findLinks(written);
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
