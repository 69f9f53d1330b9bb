import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createBackend } from '../src/backend/createBackend.ts';

/*
 * Opens the given data folder, and prints the numbers of its events, how many others it has, and how many statements the start sent
 * to the database. Then adds one event after the other until it is killed, and prints each number once the backend has acknowledged
 * it. With a second argument, it kills itself before the first statement that contains this text.
 */
const root = resolve(import.meta.dirname, '../../..');
const [dataFolder, fatal] = process.argv.slice(2);
const siteUrl = 'http://localhost:5173';

let statements = 0;
const { postMessage } = Worker.prototype;
// The database runs in a thread, and a message to it is a statement.
Worker.prototype.postMessage = function (...message) {
  statements++;
  const [bytes] = message as unknown[];
  if (fatal && bytes instanceof Uint8Array && Buffer.from(bytes).includes(fatal)) process.kill(process.pid, 'SIGKILL');
  postMessage.apply(this, message);
};
const backend = await createBackend({ root, siteUrl, dataFolder });
const started = statements;
const headers = { apikey: backend.secretKey, 'Content-Type': 'application/json' };
const numbers = await readNumbers();
say({ found: numbers, others: await countOthers(), statements: started });

for (let number = Math.max(0, ...numbers) + 1; ; number++) {
  const body = JSON.stringify({ title: `written ${number}`, category: 'leisure', location: 'Lyon' });
  const answer = await backend.fetch(new Request(`${siteUrl}/rest/v1/events`, { method: 'POST', headers, body }));
  if (!answer.ok) throw new Error(await answer.text());
  say({ written: number });
}

/** Counts the events that no writer has added. */
async function countOthers(): Promise<number> {
  const path = '/rest/v1/events?select=id&title=not.like.written*';
  const answer = await backend.fetch(
    new Request(`${siteUrl}${path}`, { method: 'HEAD', headers: { ...headers, Prefer: 'count=exact' } }),
  );
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}

/** Reads the numbers of all events, page by page: an answer has a thousand rows at most (`max_rows`). */
async function readNumbers(): Promise<number[]> {
  const numbers: number[] = [];
  for (;;) {
    const query = `select=title&title=like.written*&order=id&offset=${numbers.length}`;
    const answer = await backend.fetch(new Request(`${siteUrl}/rest/v1/events?${query}`, { headers }));
    const rows: { title: string }[] = await answer.json();
    if (rows.length === 0) return numbers;
    numbers.push(...rows.map(({ title }) => Number(title.slice('written '.length))));
  }
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
