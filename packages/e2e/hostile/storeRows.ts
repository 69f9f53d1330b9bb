import { origin } from './Seed';

const rowsPerRequest = 40;

interface Stored<Row> {
  readonly stored: readonly Row[];
  readonly refused: readonly object[];
}

/**
 * Inserts rows with the secret key, as the importer does. If the database refuses one row, it refuses the whole
 * request. Smaller requests then find that row and store the others.
 *
 * @throws Error for any response other than success or an expected refusal.
 */
export async function storeRows<Row>(table: string, rows: readonly object[], secretKey: string): Promise<Stored<Row>> {
  const stored: Row[] = [];
  const refused: object[] = [];
  for (let from = 0; from < rows.length; from += rowsPerRequest) await write(rows.slice(from, from + rowsPerRequest));
  return { stored, refused };

  async function write(batch: readonly object[]): Promise<void> {
    const answer = await fetch(`${origin}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify(batch),
    });
    const body = await answer.text();
    if (answer.ok) {
      stored.push(...JSON.parse(body));
      return;
    }
    if (answer.status < 400 || answer.status >= 500) {
      throw new Error(`${table} answered ${answer.status} where it should store or refuse: ${body.slice(0, 300)}`);
    }
    if (batch.length === 1) {
      refused.push(...batch);
      return;
    }
    const length = Math.ceil(batch.length / 6);
    for (let from = 0; from < batch.length; from += length) await write(batch.slice(from, from + length));
  }
}
