/** Matches the ids of events in any text. */
const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}([\da-f]{8})/g;

/**
 * Finds the events in texts (a page, a feed, a URL) by their numbers (`events.numeric_id`). Two events may have the same number:
 * a change of one of them also drops data that shows the other.
 */
export function findShownEvents(...texts: readonly string[]): ReadonlySet<number> {
  const found = texts.flatMap((text) => [...text.matchAll(uuids)].map(([, end = '']) => Number.parseInt(end, 16)));
  // Includes a short URL, whose page may exist later.
  const short = texts.flatMap((text) => /^(?:\/\w\w)?\/event\/(\d{1,10})(?![\w-])/.exec(text)?.[1] ?? []);
  return new Set([...found, ...short.map(Number)]);
}
