import type { Row, RowList } from 'postgres';

/** A running statement of the driver. */
export type PendingAnswer = PromiseLike<RowList<Row[]>> & {
  forEach(receive: (row: Row) => void): Promise<unknown>;
};

/** The package passes JSON as text: stringified again, it would be stored as one JSON string. */
const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Sets how the driver writes and reads some types. JSON stays text, so that an answer is measured before it is parsed. A boolean
 * in a URL is a text, which the driver would always write as "f": here the database parses it.
 */
export const driverTypes = {
  json: { to: 114, from: [114], serialize, parse: (text: string) => text },
  jsonb: { to: 3802, from: [3802], serialize, parse: (text: string) => text },
  boolean: { to: 16, from: [16], serialize: String, parse: (text: string) => text === 't' },
};

/** The type ids of `json`, `jsonb`, and arrays of them. */
const jsonTypes = [114, 3802, 199, 3807];

/**
 * Waits for the answer of a statement, and parses its JSON.
 *
 * @param maxSize Characters.
 * @param stop Called when the answer gets larger; its rest is dropped.
 * @throws an error with the code 54000 in that case.
 */
export async function readAnswer(
  query: PendingAnswer,
  maxSize = Number.POSITIVE_INFINITY,
  stop: () => void = () => {},
): Promise<RowList<Row[]>> {
  if (maxSize === Number.POSITIVE_INFINITY) return parseAnswer(await query);
  let size = 0;
  const rows: Row[] = [];
  const answer = await query
    .forEach((row) => {
      if (size > maxSize) return;
      size += sizeOf(Object.values(row));
      if (size <= maxSize) rows.push(row);
      else stop();
    })
    .catch((error) => {
      if (size <= maxSize) throw error;
    });
  if (size > maxSize) throw newTooLarge(maxSize);
  (answer as Row[]).push(...rows);
  return parseAnswer(answer as RowList<Row[]>);
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + sizeOf(each), 0);
  return typeof value === 'string' ? value.length : 8;
}

/** Parses an answer. Several statements in one have a list of answers. */
function parseAnswer(answer: RowList<Row[]>): RowList<Row[]> {
  if (!('command' in answer)) {
    for (const each of answer as unknown as RowList<Row[]>[]) parseAnswer(each);
    return answer;
  }
  for (const { name, type } of answer.columns ?? [])
    if (jsonTypes.includes(type)) for (const row of answer) row[name] = parseValue(row[name]);
  return answer;
}

function parseValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseValue);
  return typeof value === 'string' ? JSON.parse(value) : value;
}

function newTooLarge(maxSize: number): Error {
  const megabytes = Math.round(maxSize / 1024 / 1024);
  return Object.assign(new Error(`The answer is larger than ${megabytes} MB`), {
    code: '54000',
    hint: 'Ask for fewer rows with limit, or for fewer columns with select.',
  });
}
