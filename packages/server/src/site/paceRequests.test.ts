import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { paceRequests } from './paceRequests.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends a text on one connection, and returns the answers until the server closes it or all are there. */
async function send(listener: RequestListener, said: string, answers: number): Promise<string> {
  server = createServer(listener);
  paceRequests(server, { isProxied: false });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let read = '';
  client.setEncoding('utf8').on('error', () => {});
  const ended = once(client, 'close');
  const whole = new Promise<void>((done) => {
    client.on('data', (part: string) => {
      read += part;
      if (read.split('HTTP/1.1 ').length > answers) done();
    });
  });
  client.write(said);
  await Promise.race([whole, ended]);
  client.destroy();
  return read;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const pipeline = (count: number) => Array.from({ length: count }, (_, index) => get(`/${index}`)).join('');

test('three hundred requests in one packet start no work, and their connection is closed', async () => {
  const started: string[] = [];
  const read = await send(
    ({ url = '' }, response) => {
      started.push(url);
      response.end(url);
    },
    pipeline(300),
    300,
  );
  await turn();
  expect([started.length, read]).toEqual([0, '']);
});

test('a few requests in one packet are answered in their order', async () => {
  const read = await send(({ url }, response) => response.end(`answer ${url}`), pipeline(5), 5);
  expect(read.match(/answer \/\d/g)).toEqual(['answer /0', 'answer /1', 'answer /2', 'answer /3', 'answer /4']);
});

/** Creates a pacer with a stopped clock whose requests record their network, and never answer. */
function createTried(limits: Partial<{ ofNetwork: number; perTurn: number; heavy: number }> = {}) {
  let instant = 0;
  const started: string[] = [];
  const tried = createServer((request) => started.push(request.socket.remoteAddress ?? ''));
  paceRequests(tried, {
    isProxied: false,
    limits: { ofConnection: 16, offences: 3, ofNetwork: 100, perTurn: 4, heavy: 50, ...limits },
    now: () => instant,
  });
  const ask = (remoteAddress: string, times = 1) =>
    Array.from({ length: times }, () => {
      const request = { socket: { remoteAddress, destroyed: false }, headers: {}, method: 'GET' };
      const response = new ServerResponse(request as unknown as IncomingMessage);
      tried.emit('request', request, response);
      return { request, response };
    });
  const pass = (milliseconds: number) => {
    instant += milliseconds;
  };
  return { started, ask, pass };
}

test('the network with the fewest recent requests comes first, and few requests start in a turn', async () => {
  const { started, ask } = createTried();
  ask('203.0.113.7', 30);
  ask('203.0.113.8');
  ask('203.0.113.9', 2);
  await turn();
  expect(started).toEqual(['203.0.113.8', '203.0.113.9', '203.0.113.9', '203.0.113.7']);
  await turn();
  expect(started).toHaveLength(8);
});

test('beside others, heavy networks together start one request in a turn; alone, as many as others', async () => {
  const { started, ask, pass } = createTried();
  ask('203.0.113.7', 60);
  ask('203.0.113.8', 60);
  ask('203.0.113.9');
  await turn();
  expect(started).toEqual(['203.0.113.9', '203.0.113.7']);
  await turn();
  expect(started).toHaveLength(3);
  pass(2_001);
  await turn();
  expect(started).toHaveLength(7);
});

test('a network with too many waiting requests gets 429, and its connection ends', async () => {
  const { ask } = createTried({ ofNetwork: 3 });
  const asked = ask('203.0.113.7', 5);
  const [other] = ask('203.0.113.8');
  expect(asked.map(({ response }) => response.statusCode)).toEqual([200, 200, 200, 429, 429]);
  expect(asked[3]?.response.getHeader('connection')).toBe('close');
  expect(other?.response.writableEnded).toBe(false);
});

test('a request whose client has gone does not start', async () => {
  const { started, ask } = createTried();
  const [gone] = ask('203.0.113.7');
  if (gone) gone.request.socket.destroyed = true;
  ask('203.0.113.8');
  await turn();
  expect(started).toEqual(['203.0.113.8']);
});

/** Sends three hundred requests in one packet, and waits until the server closes the connection. */
async function pipelineOnce(port: number): Promise<void> {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {}).resume();
  client.write(pipeline(300));
  await once(client, 'close');
}

test('a network that pipelines again and again gets no connection, and gets one later', async () => {
  let instant = 0;
  server = createServer((_, response) => response.end('answer'));
  const limits = { ofConnection: 16, offences: 3, ofNetwork: 256, perTurn: 8, heavy: 2_000 };
  paceRequests(server, { isProxied: false, limits, now: () => instant });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = () => fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  for (let round = 0; round < 2; round++) await pipelineOnce(port);
  expect(await (await ask()).text()).toBe('answer');
  await pipelineOnce(port);
  await expect(ask()).rejects.toThrow('fetch failed');
  instant += 5_000;
  expect(await (await ask()).text()).toBe('answer');
});
