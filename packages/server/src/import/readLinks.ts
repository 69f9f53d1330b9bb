import { findLinks } from './findLinks.ts';
import { readJson } from './readJson.ts';

/**
 * The https links of ways to register: `[{"type": "link", "value": "https://…"}]`, or a text with several. Mail addresses and
 * telephone numbers are no links.
 *
 * @throws RecordError when a list is not JSON.
 */
export function readLinks(value: unknown): string[] {
  const entries = typeof value === 'string' && !value.trim().startsWith('[') ? value.split(/[\s,]+/) : readJson(value);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const written = isObject(entry) ? (entry.value ?? entry.link) : entry;
    // A link with a space in it is a mistake, and its beginning leads elsewhere.
    return /\S\s+\S/.test(String(written)) ? [] : findLinks(written);
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
