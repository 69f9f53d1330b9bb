import { resolve } from 'node:path';
import { createBackend } from '../createBackend.ts';

/*
 * Opens the data folder that it is given, says which events are there, then adds one after the other and says each number
 * once the backend has acknowledged it, until it is killed.
 */
const root = resolve(import.meta.dirname, '../../../..');
const [dataFolder] = process.argv.slice(2);
const siteUrl = 'http://localhost:5173';

const backend = await createBackend({ root, siteUrl, dataFolder });
const headers = { apikey: backend.secretKey, 'Content-Type': 'application/json' };
const found = await backend.fetch(
  new Request(`${siteUrl}/rest/v1/events?select=title&title=like.written*`, { headers }),
);
const titles: { title: string }[] = await found.json();
const numbers = titles.map(({ title }) => Number(title.slice('written '.length)));
say({ found: numbers });

for (let number = Math.max(0, ...numbers) + 1; ; number++) {
  const body = JSON.stringify({ title: `written ${number}`, category: 'leisure', location: 'Lyon' });
  const answer = await backend.fetch(new Request(`${siteUrl}/rest/v1/events`, { method: 'POST', headers, body }));
  if (!answer.ok) throw new Error(await answer.text());
  say({ written: number });
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
