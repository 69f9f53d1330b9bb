/**
 * The records of a text: an answer of the Explore API (`{"total_count": …, "results": […]}`), an array, or one record per
 * line. A line that is not JSON stays a text, so that it is counted and reported like any record that cannot be read.
 *
 * @param origin Where the text comes from, for the message.
 * @throws Error when the text is none of these.
 */
export function parseRecords(text: string, origin: string): readonly unknown[] {
  const json = text.replace(/^\uFEFF/, '').trim();
  const whole = parse(json);
  if (Array.isArray(whole)) return whole;
  if (isObject(whole) && Array.isArray(whole.results)) return whole.results;
  if (isObject(whole) && 'uid' in whole) return [whole];

  const lines = json.split('\n').filter((line) => line.trim());
  const isOnePerLine = whole === undefined && lines.some((line) => isObject(parse(line)));
  if (isOnePerLine) return lines.map((line) => parse(line) ?? line);
  throw new Error(
    `${origin} is not a list of OpenAgenda records, so nothing was imported. It must be JSON: an answer of the Explore API v2.1, an array of records, or one record per line.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
