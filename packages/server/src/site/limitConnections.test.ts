import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { connectionTimeouts } from './connectionTimeouts.ts';
import { limitConnections } from './limitConnections.ts';

/** Milliseconds. Longer than any test here takes on a busy machine. */
const defaultSilence = 20_000;
const shortSilence = 300;
const limits = { total: 12, ofNetwork: 4 };
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: Server;
let clients: Socket[];
/** Requests that wait for their answer. */
let answers: ServerResponse[];

async function listen(isProxied: boolean, silence = defaultSilence): Promise<void> {
  answers = [];
  clients = [];
  server = createServer(connectionTimeouts, (_, response) => answers.push(response));
  limitConnections(server, { isProxied, limits: { ...limits, silence } });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

afterEach(() => {
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  server.close();
});

/** Opens a connection, and sends a text. */
async function open(said = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ host: '127.0.0.1', port, localAddress });
  clients.push(client);
  client.on('error', () => {}).resume();
  await once(client, 'connect');
  client.write(said);
  // Waits until the server has received it.
  await wait(20);
  return client;
}

const areOpen = (some: readonly Socket[]) => some.map(({ closed }) => !closed);

test('a network above its limit loses its oldest idle connection', async () => {
  await listen(false);
  const asking = await open(request);
  const halfOpen = await open('GET / HTTP/1.1\r\nX-Slow: ');
  const idle = [await open(), await open()];
  const next = await open(request);
  expect(areOpen([asking, halfOpen, ...idle, next])).toEqual([true, false, true, true, true]);
  // Another network has a separate limit.
  const other = await open(request, '127.0.0.2');
  expect(areOpen([...idle, other])).toEqual([true, true, true]);
});

test('a new connection is closed if all others of the network wait for answers', async () => {
  await listen(false);
  const asking = [await open(request), await open(request), await open(request), await open(request)];
  const next = await open(request);
  expect(areOpen([...asking, next])).toEqual([true, true, true, true, false]);
  // An answered connection can be closed for a new one.
  answers[0]?.end('answer');
  await wait(20);
  const last = await open(request);
  expect(areOpen([...asking, last])).toEqual([false, true, true, true, true]);
});

test('only the total of the connections of a proxy is limited', async () => {
  await listen(true);
  for (let count = 0; count < limits.total; count++) await open(request);
  expect(areOpen(clients)).not.toContain(false);
  const beyond = await open(request);
  expect(areOpen([...clients.slice(0, -1), beyond]).filter((isOpen) => !isOpen)).toHaveLength(1);
  expect(beyond.closed).toBe(true);
});

test('a client that does not read its answer is disconnected', async () => {
  await listen(false, shortSilence);
  const client = await open(request);
  client.pause();
  answers[0]?.end(Buffer.alloc(50 * 1024 * 1024));
  const [closed] = await Promise.all([once(answers[0] as ServerResponse, 'close'), wait(shortSilence)]);
  expect(closed).toEqual([]);
  expect(answers[0]?.writableFinished).toBe(false);
});

test('half a request is closed, and an idle connection of a proxy stays open', async () => {
  answers = [];
  clients = [];
  server = createServer(connectionTimeouts, (_, response) => response.end('answer'));
  limitConnections(server, { isProxied: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const idle = await open(request);
  const slow = await open('GET / HTTP/1.1\r\nX-Slow: ');
  const drip = setInterval(() => slow.write('a'), 500);
  const answer = await once(slow, 'data');
  clearInterval(drip);
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408/);
  expect(idle.closed).toBe(false);
});
