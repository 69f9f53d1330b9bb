import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { publishableKey } from '@lively/server/publishableKey';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { reportWeights } from '../../../scripts/reportWeights.ts';
import { serveSite } from '../helpers/serveSite.ts';
import { signInDemo } from '../helpers/signInDemo.ts';
import type { Storage } from '../helpers/slowPhone.ts';
import { loadPage } from './loadPage.ts';
import type { Download } from './watchDownloads.ts';

/*
 * Weighs what a browser downloads until a page is idle, without a gesture: from the server with its sample events, for visitors and
 * for the demo account. Run `pnpm build` before. With paths as arguments, lists every file of these pages instead.
 */

interface Row {
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly downloads: readonly Download[];
}

const visited = ['/', '/explore', '/event/17', '/auth'];
const used = ['/', '/events', '/my-events', '/profile', '/create-event', '/event/17'];

const of = ({ downloads }: Row, kind: Download['kind']) => downloads.filter((each) => each.kind === kind);
const count = (row: Row, kind: Download['kind']) => of(row, kind).length;
const total = (downloads: readonly Download[]) => downloads.reduce((bytes, each) => bytes + each.bytes, 0);
const sum = (row: Row, kind: Download['kind']) => total(of(row, kind));

const parameters = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--'));
const { origin, close } = await serveSite();
const browser = await chromium.launch(chromiumOptions);
try {
  const storage = await signInDemo(origin);
  if (parameters.length) for (const path of parameters) list(await load(path), await load(path, storage));
  else await weigh(storage);
} finally {
  await browser.close();
  await close();
}

async function weigh(storage: Storage): Promise<void> {
  const visitors: Row[] = [];
  for (const path of visited) visitors.push(await load(path));
  const users: Row[] = [];
  for (const path of used) users.push(await load(path, storage));
  for (const row of [...visitors, ...users]) print(row);

  const scriptOf = (path: string) => sum(find(visitors, path), 'script');
  reportWeights({
    'script files of a visitor': Math.max(...visitors.map((row) => count(row, 'script'))),
    'script files of a user': Math.max(...users.map((row) => count(row, 'script'))),
    'scripts until idle, landing page': scriptOf('/'),
    'scripts until idle, explore': scriptOf('/explore'),
    'scripts until idle, an event': scriptOf('/event/17'),
    'scripts until idle, a user': Math.max(...users.map((row) => sum(row, 'script'))),
    'HTML of the landing page, as served': await weighAnswer('/'),
    'HTML of explore': await weighAnswer('/explore'),
    'an answer of explore': await weighAnswer('/rest/v1/rpc/explore_events', { apikey: publishableKey }),
  });
}

async function load(path: string, storage?: Storage): Promise<Row> {
  const downloads = await loadPage(browser, origin + path, storage);
  return { path, isSignedIn: storage !== undefined, downloads };
}

/** Returns the bytes of an answer on the wire, for a client that accepts gzip. */
async function weighAnswer(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const [answer] = await once(get(origin + path, { headers: { ...headers, 'accept-encoding': 'gzip' } }), 'response');
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}.`);
  return (await buffer(answer)).length;
}

function print(row: Row): void {
  const name = `${row.path}${row.isSignedIn ? ', signed in' : ''}`;
  const cells = [
    `${count(row, 'script')} scripts ${sum(row, 'script')}`,
    `HTML ${sum(row, 'document')}`,
    `styles ${sum(row, 'style')}`,
    `data ${sum(row, 'data')}`,
    `${row.downloads.length} requests ${total(row.downloads)}`,
  ];
  process.stdout.write(`${name.padEnd(24)} ${cells.map((cell) => cell.padEnd(20)).join(' ')}\n`);
}

function list(...rows: readonly Row[]): void {
  for (const row of rows) {
    print(row);
    const sorted = row.downloads.toSorted((one, other) => other.bytes - one.bytes);
    for (const { kind, bytes, path } of sorted)
      process.stdout.write(`  ${kind.padEnd(9)}${String(bytes).padStart(8)} ${path}\n`);
  }
}

function find(rows: readonly Row[], path: string): Row {
  const row = rows.find((each) => each.path === path);
  if (!row) throw new Error(`${path} was not loaded.`);
  return row;
}
