import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyNewData } from '../testing/copyNewData.ts';
import { createDatabase, type TestDatabase } from '../testing/createDatabase.ts';
import { createTestBuild } from '../testing/createTestBuild.ts';
import { type RunningServer, startServer } from '../testing/startServer.ts';
import { createBackend } from './backend/createBackend.ts';
import { publishableKey } from './backend/publishableKey.ts';

const root = resolve(import.meta.dirname, '../../..');
const setup = `
  create table public.notes (text text primary key);
  grant select, insert on public.notes to service_role;
  create function public.note_and_wait(note text, seconds float) returns text language plpgsql as
    'begin insert into public.notes values (note); perform pg_sleep(seconds); return ''done''; end';
  grant execute on function public.note_and_wait to service_role;`;

let folder: string;
let database: TestDatabase | undefined;
let server: RunningServer;
let start: () => Promise<RunningServer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lively-wire-'));
  const dataFolder = join(folder, 'data');
  const build = await createTestBuild();
  database = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : undefined;
  if (!database) await copyNewData(dataFolder);
  const backend = await createBackend({ root, siteUrl: 'http://localhost', dataFolder, databaseUrl: database?.url });
  await backend.app.connection.exec(setup);
  await backend.close();
  const environment = { LIVELY_DATA_FOLDER: dataFolder, DATABASE_URL: database?.url ?? '' };
  start = () => startServer('start', ['--build', build], environment);
  server = await start();
});

afterAll(async () => {
  await server.stop('SIGKILL');
  await database?.drop();
  await rm(folder, { recursive: true });
});

function open(): Socket {
  return connect({ host: '127.0.0.1', port: server.port }).on('error', () => {});
}

/** Sends bytes, and returns the answer until the server closes the connection. */
async function send(...parts: readonly string[]): Promise<{ status: number; head: string; body: string }> {
  const socket = open();
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  await closed;
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') };
}

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  send(`${method} ${path} HTTP/1.1\r\n${write(headers)}\r\n`);

function write(headers: Record<string, string>): string {
  const lines = Object.entries({ Host: `localhost:${server.port}`, Connection: 'close', ...headers });
  return lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

/** Encodes a part of a body as a proxy streams it. */
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const chunked = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/x-www-form-urlencoded' };

async function call(name: string, body: object): Promise<Response> {
  const { secretKey } = JSON.parse(await readFile(join(folder, 'data/server.json'), 'utf8'));
  return fetch(`http://127.0.0.1:${server.port}/rest/v1/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json', Prefer: 'return=representation' },
    body: JSON.stringify(body),
  });
}

test('a form in chunks is read', async () => {
  const head = `POST /contact HTTP/1.1\r\n${write({ ...chunked, 'Sec-Fetch-Site': 'same-origin' })}\r\n`;
  const parts = [chunk('form=mess'), chunk('age&email=zoe%40'), chunk('example.org'), '0\r\n\r\n'];
  const answer = await send(head, ...parts);
  expect([answer.status, answer.head]).toEqual([303, expect.stringContaining('/contact?sent=message')]);
});

test('a form in too many chunks is answered with 413', async () => {
  const head = `POST /contact HTTP/1.1\r\n${write({ ...chunked, 'Sec-Fetch-Site': 'same-origin' })}\r\n`;
  expect((await send(head, ...Array.from({ length: 70 }, () => chunk('a'.repeat(1_000))), '0\r\n\r\n')).status).toBe(
    413,
  );
});

test.each(['PROPFIND', 'TRACE', 'PATCH', 'DELETE', 'MKCOL', 'SEARCH', 'LOCK'])(
  'no page and no file accepts the method %s',
  async (method) => {
    for (const path of ['/', '/explore', '/event/17', '/share/17.png', '/feed.xml', '/healthz']) {
      const { status, head } = await ask(method, path);
      expect([path, status, head]).toEqual([
        path,
        405,
        expect.stringMatching(/\r\nallow: GET, HEAD, POST, OPTIONS\r\n/i),
      ]);
    }
  },
);

test.each(['PROPFIND', 'TRACE', 'MKCOL'])('no service of the backend accepts the method %s', async (method) => {
  for (const path of ['/rest/v1/events', '/auth/v1/user', '/storage/v1/object/public/avatars/x/1.png']) {
    const { status, head } = await ask(method, path, { apikey: publishableKey });
    expect([path, status, head]).toEqual([path, 405, expect.stringMatching(/\r\nallow: GET, HEAD, /i)]);
  }
});

test('an unknown method, a tunnel and data that is not HTTP end the connection', async () => {
  // The parser of Node does not support the method, and answers before there is a request.
  expect((await ask('BREW', '/')).status).toBe(400);
  expect((await send('\x16\x03\x01\x02\x00\x01\x00\r\n\r\n')).status).toBe(400);
  // Node does not treat a tunnel as a request: without a listener for it the connection is closed.
  expect((await send(`CONNECT example.org:443 HTTP/1.1\r\n${write({})}\r\n`)).head).toBe('');
  expect((await ask('GET', '/')).status).toBe(200);
});

test('headers and paths that are too long, and a request with two lengths, are refused', async () => {
  expect((await ask('GET', `/${'a'.repeat(20_000)}`)).status).toBe(431);
  expect((await ask('GET', '/', { 'X-Long': 'a'.repeat(20_000) })).status).toBe(431);
  expect((await ask('GET', `/${'a'.repeat(15_000)}`)).status).toBe(404);
  const lengths = { 'Content-Length': '3', 'Transfer-Encoding': 'chunked' };
  expect((await send(`POST /contact HTTP/1.1\r\n${write(lengths)}\r\nabc`)).status).toBe(400);
});

test('an unknown picture is answered with 404, and an invalid list of files with 400', async () => {
  const missing = await ask('GET', '/storage/v1/object/public/avatars/x/1700000000000.png');
  expect(missing.status).toBe(404);
  for (const body of ['{', '[]', '{"prefix":"","limit":-1}']) {
    const headers = { apikey: publishableKey, 'Content-Type': 'application/json', 'Content-Length': `${body.length}` };
    const list = await send(`POST /storage/v1/object/list/avatars HTTP/1.1\r\n${write(headers)}\r\n${body}`);
    expect([body, list.status]).toEqual([body, 400]);
  }
});

test('a connection that never ends its headers is closed, with GET and with POST', async () => {
  const unfinished = [
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: `,
    `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Len`,
  ];
  const statuses = await Promise.all(unfinished.map(async (part) => (await send(part)).status));
  expect(statuses).toEqual([408, 408]);
});

test('static pages are answered while a statement runs', async () => {
  const slow = call('rpc/note_and_wait', { note: 'slow', seconds: 6 }).then(({ status }) => status);
  const order: string[] = [];
  void slow.then(() => order.push('statement'));
  for (const path of ['/', '/contact', '/profile', '/event/x'])
    await ask('GET', path).then(({ status }) => order.push(`${path} ${status}`));
  expect(await slow).toBe(200);
  expect(order).toEqual(['/ 200', '/contact 200', '/profile 200', '/event/x 404', 'statement']);
});

test('a server that is killed during a statement loses no acknowledged write and leaves no lock', async () => {
  expect((await call('notes', { text: 'acknowledged' })).status).toBe(201);
  const stopped = call('rpc/note_and_wait', { note: 'interrupted', seconds: 60 }).catch(() => 'no answer');
  await wait(300);
  await server.stop('SIGKILL');
  expect(await stopped).toBe('no answer');
  server = await start();
  // This call would wait for a locked row.
  const again = await call('rpc/note_and_wait', { note: 'interrupted', seconds: 0 });
  expect([again.status, await again.json()]).toEqual([200, 'done']);
  expect((await call('notes', { text: 'acknowledged' })).status).toBe(409);
});
