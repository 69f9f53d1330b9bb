/** A position in the write-ahead log of a primary, in bytes. Data that was committed earlier has a smaller position. */
export type Position = bigint;

/** The position after all data, which only the primary has. */
export const lastPosition: Position = 2n ** 64n - 1n;

/** Bytes of a page of the log, and of its short and its long header. */
const [pageSize, headers] = [8_192n, [24n, 40n]];

/**
 * Parses a `pg_lsn`. If a record ends with its page, the primary returns the position after the header of the next page, and a
 * replica the end of the page: this function returns the end of the page for both.
 *
 * @throws SyntaxError for an invalid text.
 */
export function readPosition(text: string): Position {
  const [high = '', low = ''] = text.split('/');
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const offset = position % pageSize;
  return headers.includes(offset) ? position - offset : position;
}
