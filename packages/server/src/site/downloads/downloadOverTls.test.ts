import { once } from 'node:events';
import { createServer as createPlainServer, type Server as PlainServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Certificate, issueCertificate } from '../../../testing/issueCertificate.ts';
import { downloadFile } from './downloadFile.ts';

const host = 'pictures.example';
const file = Buffer.from('a picture');

const authority = issueCertificate('Authority of the tests');
const trusted = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]));
afterAll(() => setDefaultCACertificates(trusted));

let closers: (() => Promise<unknown>)[];
let asked: string[];
let answer: RequestListener;

beforeEach(() => {
  closers = [];
  asked = [];
  answer = (_request, response) => response.end(file);
});
afterEach(() => Promise.all(closers.map((close) => close())));

const good = issueCertificate(host, { issuer: authority });
const listen: RequestListener = (request, response) => {
  asked.push(`${request.headers.host}${request.url}`);
  answer(request, response);
};

async function serve(certificate: Certificate = good): Promise<string> {
  return open(createServer({ key: certificate.key, cert: certificate.cert }, listen));
}

async function open(server: Server | PlainServer): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return String((server.address() as AddressInfo).port);
}

/** Downloads by https, with the port and the address of the tests. */
const download = (path: string, port: string, timeout = 5_000) =>
  downloadFile(path.includes('://') ? path : `https://${host}:${port}${path}`, {
    port,
    isAllowed: (address) => address === '127.0.0.1',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    timeout,
  });

test('a picture is downloaded by https from a host with a valid certificate', async () => {
  const port = await serve();
  expect(Buffer.from(await download('/bal.jpg', port))).toEqual(file);
  expect(asked).toEqual([`${host}:${port}/bal.jpg`]);
});

test.each([
  ['signed by an unknown authority', issueCertificate(host, { issuer: issueCertificate('Another authority') })],
  ['signed by its own key', issueCertificate(host)],
  ['of another name', issueCertificate('other.example', { issuer: authority })],
  ['that has expired', issueCertificate(host, { issuer: authority, days: [-2, -1] })],
  ['that is not valid yet', issueCertificate(host, { issuer: authority, days: [1, 2] })],
])('a host with a certificate %s receives no request', async (_name, certificate) => {
  const port = await serve(certificate);
  await expect(download('/bal.jpg', port)).rejects.toThrow(/certificate|altnames/i);
  expect(asked).toEqual([]);
});

test('a redirect to http or to a host with a wrong certificate is not followed', async () => {
  const plain = await open(createPlainServer(listen));
  const port = await serve();
  for (const location of [`http://${host}:${plain}/`, `http://${host}/`, `https://other.example:${port}/`]) {
    asked = [];
    answer = (_request, response) => response.writeHead(302, { location }).end();
    await expect(download('/start', port)).rejects.toThrow();
    expect(asked).toEqual([`${host}:${port}/start`]);
  }
});

test('a host without TLS is refused at once, and a silent one after the time limit', async () => {
  await expect(download('/', await open(createPlainServer(listen)))).rejects.toThrow();
  expect(asked).toEqual([]);
  const mute = createSocketServer((socket) => void closers.push(async () => socket.destroy()));
  await once(mute.listen(0, '127.0.0.1'), 'listening');
  closers.push(async () => mute.close());
  await expect(download('/', String((mute.address() as AddressInfo).port), 200)).rejects.toThrow(/timeout|aborted/i);
});
