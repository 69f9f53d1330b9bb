/** Of any text, the ids of events that stand in it. */
const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}([\da-f]{8})/g;

/**
 * The events that texts name, by the number of each (`events.numeric_id`): a page, a feed, a URL. Two events may have one
 * number: a change of one of them drops what shows the other, too.
 */
export function findShownEvents(...texts: readonly string[]): ReadonlySet<number> {
  const found = texts.flatMap((text) => [...text.matchAll(uuids)].map(([, end = '']) => Number.parseInt(end, 16)));
  // A short URL, of a page that may be there later.
  const short = texts.flatMap((text) => /^(?:\/\w\w)?\/event\/(\d{1,10})(?![\w-])/.exec(text)?.[1] ?? []);
  return new Set([...found, ...short.map(Number)]);
}
