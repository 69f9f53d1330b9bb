/** A place in the write-ahead log of a primary server, in bytes: what was committed before it has a smaller one. */
export type Position = bigint;

/** After everything: what has it is the primary alone. */
export const lastPosition: Position = 2n ** 64n - 1n;

/** Bytes of a page of the log, and those of its short and its long header. */
const [pageSize, headers] = [8_192n, [24n, 40n]];

/**
 * Reads what PostgreSQL writes (`pg_lsn`). Where a record ends with its page, the primary names the place after the header of
 * the next page, and a replica the end of the page: both are the end of the page here.
 *
 * @throws SyntaxError for anything else.
 */
export function readPosition(text: string): Position {
  const [high = '', low = ''] = text.split('/');
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const offset = position % pageSize;
  return headers.includes(offset) ? position - offset : position;
}
