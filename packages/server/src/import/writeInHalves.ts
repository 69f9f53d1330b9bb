import type { RefusedRow } from './EventStore.ts';
import type { ImportedRow } from './ImportedRow.ts';

/**
 * Writes rows together. If the database refuses them because of one row, halving finds this row, and writes the others.
 *
 * @param write Writes all given rows or none, and returns the reason if none.
 */
export async function writeInHalves(
  rows: readonly ImportedRow[],
  write: (rows: readonly ImportedRow[]) => Promise<string | null>,
): Promise<RefusedRow[]> {
  const reason = rows.length ? await write(rows) : null;
  if (reason === null) return [];
  const [row, ...others] = rows;
  if (row && !others.length) return [{ row, reason }];
  const half = Math.ceil(rows.length / 2);
  return [...(await writeInHalves(rows.slice(0, half), write)), ...(await writeInHalves(rows.slice(half), write))];
}
