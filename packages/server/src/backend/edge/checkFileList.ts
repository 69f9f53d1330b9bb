import { Refusal } from './Refusal.ts';

/** The columns by which the storage of a hosted project sorts files. */
const columns = ['name', 'created_at', 'updated_at', 'last_accessed_at'];
const orders = ['asc', 'desc'];

/**
 * Refuses a list of files with an unknown column or order. The package passes both on to its query builder, which fails.
 *
 * @throws Refusal 400.
 */
export function checkFileList({ pathname }: URL, body: unknown): void {
  if (!pathname.startsWith('/storage/v1/object/list/')) return;
  const { sortBy } = (body ?? {}) as { sortBy?: { column?: unknown; order?: unknown } | null };
  if (sortBy === undefined) return;
  if (columns.includes(String(sortBy?.column)) && orders.includes(String(sortBy?.order))) return;
  const message = `A list is sorted by one of ${columns.join(', ')}, and in one order of ${orders.join(', ')}`;
  throw new Refusal(400, 'InvalidParameter', message);
}
