import { promises as dns, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Where pictures may come from. Tests serve them on this machine. */
export interface DownloadRules {
  readonly protocol: 'https:' | 'http:';
  /** As a URL says it: empty for the port of the protocol. */
  readonly port: string;
  readonly isAllowed: (address: string) => boolean;
  readonly resolve: (hostname: string) => Promise<LookupAddress[]>;
  /** Milliseconds for a picture with all its redirects. */
  readonly timeout: number;
  readonly maxBytes: number;
}

const publicInternet: DownloadRules = {
  protocol: 'https:',
  port: '',
  isAllowed: isPublicAddress,
  resolve: (hostname) => dns.lookup(hostname, { all: true }),
  timeout: 10_000,
  maxBytes: 10 * 1024 * 1024,
};

const maxRedirects = 3;
const redirects = [301, 302, 303, 307, 308];
/** Encoded as it is: a compressed answer could become larger than what was counted. */
const headers = {
  Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Lively',
};

/**
 * The bytes at the URL of a picture, which a stranger wrote. Only https on a public host is asked, without cookies and without a
 * referrer; each redirect is checked like the first URL. The connection goes to the address that was checked: a name that
 * changes its address meanwhile changes nothing.
 *
 * @throws Error where the host is not public, or does not send a whole file of at most 10 MB within 10 seconds.
 */
export async function downloadPicture(url: string, rules: Partial<DownloadRules> = {}): Promise<Uint8Array> {
  const allRules = { ...publicInternet, ...rules };
  const signal = AbortSignal.timeout(allRules.timeout);
  let next = url;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await ask(checkUrl(next, allRules), allRules, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBytes(response, allRules.maxBytes);
    response.destroy();
    if (!redirects.includes(statusCode) || !headers.location) throw new Error(`The host answered ${statusCode}.`);
    next = new URL(headers.location, next).href;
  }
  throw new Error(`More than ${maxRedirects} redirects.`);
}

/** @throws Error for a URL that is never asked, whatever its host resolves to. */
function checkUrl(text: string, { protocol, port }: DownloadRules): URL {
  const url = new URL(text);
  if (url.protocol !== protocol) throw new Error(`${url.protocol} is not ${protocol}`);
  if (url.port !== port) throw new Error(`Port ${url.port} is not the port of ${protocol}`);
  if (url.username || url.password) throw new Error('The URL names a user.');
  // A number needs no lookup, and so would pass by the check of addresses.
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new Error('The host is an IP address.');
  return url;
}

function ask(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = rules.protocol === 'https:' ? https : http;
  const options: RequestOptions = {
    // No connection is kept: one that is reused would skip the check of its address.
    agent: false,
    headers,
    lookup: createLookup(rules),
    maxHeaderSize: 16 * 1024,
    signal,
  };
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

/** What a connection calls to find the address that it connects to: the same one that is checked. */
function createLookup({ resolve, isAllowed }: DownloadRules): LookupFunction {
  return (hostname, { all }, callback) => {
    const refuse = (error: Error) => callback(error, '', 0);
    resolve(hostname).then((addresses) => {
      const [first] = addresses;
      // One that is not public among them is a mistake of its owner, or an attack.
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return refuse(new Error(`${hostname} is not on the public internet.`));
      return all ? callback(null, addresses) : callback(null, first.address, first.family);
    }, refuse);
  };
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = response.headers;
  const chunks: Uint8Array[] = [];
  let size = Number(length);
  try {
    if (encoding !== 'identity') throw new Error(`The host sent the picture as ${encoding}.`);
    if (size > maxBytes) throw new Error(`The picture has ${size} bytes.`);
    size = 0;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) throw new Error(`The picture has more than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks, size);
}
