import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DownloadRules, downloadFile } from './downloadFile.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** The host of the tests: the only address of this machine that counts as public. */
const hostAddress = '127.0.0.1';
const file = Buffer.from('a picture');

let server: Server;
let port: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];

beforeEach(async () => {
  asked = [];
  answer = (_request, response) => response.end(file);
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0);
  await once(server, 'listening');
  port = String((server.address() as AddressInfo).port);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Downloads with fake DNS names; every other name resolves to the host of the tests. */
const downloadFrom = (url: string, names: Record<string, string[]> = {}, rules: Partial<DownloadRules> = {}) =>
  downloadFile(url, {
    protocol: 'http:',
    port,
    isAllowed: (address) => address === hostAddress || isPublicAddress(address),
    resolve: async (hostname) =>
      (names[hostname] ?? [hostAddress]).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ...rules,
  });

const redirectTo = (location: string, status = 302) => {
  answer = ({ url }, response) =>
    url === '/start' ? response.writeHead(status, { location }).end() : response.end(file);
};

test('a picture is downloaded completely, and its host receives no data of the reader', async () => {
  expect(Buffer.from(await downloadFrom(`http://pictures.example:${port}/bal.jpg?v=1`))).toEqual(file);
  const [request] = asked;
  expect([request?.url, request?.headers.host]).toEqual(['/bal.jpg?v=1', `pictures.example:${port}`]);
  for (const name of ['cookie', 'referer', 'authorization', 'origin', 'x-forwarded-for'])
    expect(request?.headers).not.toHaveProperty(name);
});

test.each([
  '127.0.0.2',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
])(
  'a name with the address %s receives no request, even after a redirect or beside a public address',
  async (address) => {
    const names = { 'private.example': [address], 'mixed.example': [hostAddress, address] };
    redirectTo(`http://private.example:${port}/secret`);
    for (const host of ['private.example', 'mixed.example', 'pictures.example'])
      await expect(downloadFrom(`http://${host}:${port}/start`, names)).rejects.toThrow(/public internet/);
    expect(asked.map(({ headers }) => headers.host)).toEqual([`pictures.example:${port}`]);
  },
);

test.each([
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://93.184.216.34:PORT/',
  'http://user@pictures.example:PORT/',
  'http://user:word@pictures.example:PORT/',
  'http://pictures.example/',
  'http://pictures.example:22/',
  'https://pictures.example:PORT/',
  'ftp://pictures.example:PORT/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'gopher://pictures.example:PORT/',
  'http://:PORT/',
  'nowhere',
])('%s receives no request, even after a redirect', async (text) => {
  const url = text.replace('PORT', port);
  // A relative URL is resolved against the host that returns it.
  if (text !== 'nowhere') {
    redirectTo(/^[ -~]*$/.test(url) ? url : encodeURI(url));
    await expect(downloadFrom(`http://pictures.example:${port}/start`)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  }
  asked = [];
  await expect(downloadFrom(url)).rejects.toThrow();
  expect(asked).toEqual([]);
});

test('only https on its own port is allowed without the rules of a test', async () => {
  const resolve = vi.fn(async () => []);
  for (const url of ['http://pictures.example/1.png', 'https://pictures.example:8443/1.png'])
    await expect(downloadFile(url, { resolve })).rejects.toThrow(/is not/);
  expect(resolve).not.toHaveBeenCalled();
  await expect(downloadFile('https://localhost/1.png')).rejects.toThrow(/public internet/);
});

test('a name that changes its address after the check is not resolved again', async () => {
  const resolve = vi
    .fn<DownloadRules['resolve']>()
    .mockResolvedValueOnce([{ address: hostAddress, family: 4 }])
    .mockResolvedValue([{ address: '127.0.0.2', family: 4 }]);
  let connectedTo: string | undefined;
  answer = ({ socket }, response) => {
    connectedTo = socket.localAddress;
    response.end(file);
  };
  await downloadFrom(`http://rebinding.example:${port}/`, {}, { resolve });
  expect([resolve.mock.calls.length, connectedTo]).toEqual([1, `::ffff:${hostAddress}`]);
  // The next request resolves the name again, because no connection is kept open.
  await expect(downloadFrom(`http://rebinding.example:${port}/`, {}, { resolve })).rejects.toThrow(/public internet/);
});

test.each([301, 302, 303, 307, 308])('a redirect with %i is followed', async (status) => {
  redirectTo('/bal.jpg', status);
  expect(Buffer.from(await downloadFrom(`http://pictures.example:${port}/start`))).toEqual(file);
});

test('three redirects are followed, four are not', async () => {
  answer = ({ url }, response) => {
    const left = Number(url?.slice(1));
    return left ? response.writeHead(302, { location: `/${left - 1}` }).end() : response.end(file);
  };
  expect(await downloadFrom(`http://pictures.example:${port}/3`)).toHaveLength(file.length);
  await expect(downloadFrom(`http://pictures.example:${port}/4`)).rejects.toThrow('More than 3 redirects');
});

test.each([204, 206, 304, 401, 404, 500])('an answer with the status %i is refused', async (status) => {
  answer = (_request, response) => response.writeHead(status).end();
  await expect(downloadFrom(`http://pictures.example:${port}/`)).rejects.toThrow(`answered ${status}`);
});

test('a file that is too large is refused, with or without its announced size', async () => {
  let sent = 0;
  answer = (_request, response) => {
    const timer = setInterval(() => {
      sent += 1_000;
      response.write('x'.repeat(1_000));
    }, 1);
    response.on('close', () => clearInterval(timer));
  };
  await expect(downloadFrom(`http://pictures.example:${port}/`, {}, { maxBytes: 5_000 })).rejects.toThrow('more than');
  expect(sent).toBeLessThan(100_000);
  answer = (_request, response) => response.writeHead(200, { 'Content-Length': 5_001 }).flushHeaders();
  await expect(downloadFrom(`http://pictures.example:${port}/`, {}, { maxBytes: 5_000 })).rejects.toThrow('5001 bytes');
});

test('a compressed answer is refused', async () => {
  answer = (_request, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(file);
  await expect(downloadFrom(`http://pictures.example:${port}/`)).rejects.toThrow('gzip');
  expect(asked[0]?.headers['accept-encoding']).toBe('identity');
});

test.each([
  ['never answers', () => {}],
  [
    'sends a byte now and then',
    (response: ServerResponse) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
  [
    'redirects without end, slowly',
    (response: ServerResponse) => {
      setTimeout(() => response.writeHead(302, { location: '/start' }).end(), 90);
    },
  ],
])('a host that %s is disconnected after the time limit', async (_name, answerSlowly) => {
  answer = (_request, response) => answerSlowly(response);
  await expect(downloadFrom(`http://pictures.example:${port}/start`, {}, { timeout: 200 })).rejects.toThrow();
});

test('a name that resolves too slowly, or not at all, is refused', async () => {
  const resolve = () => new Promise<never>(() => {});
  await expect(downloadFrom(`http://slow.example:${port}/`, {}, { resolve, timeout: 100 })).rejects.toThrow();
  await expect(downloadFrom(`http://none.example:${port}/`, { 'none.example': [] })).rejects.toThrow(/public/);
});

test('an incomplete file is refused', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('x', () => response.destroy());
  };
  await expect(downloadFrom(`http://pictures.example:${port}/`)).rejects.toThrow();
});
