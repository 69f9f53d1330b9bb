/** The maximum number of rows per request (`max_rows` of the project). */
const pageSize = 1000;

/** Reads every row, page by page. */
export async function readAll<Row>(
  readPage: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await readPage(rows.length, rows.length + pageSize - 1);
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}
