import { promises as dns, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** The allowed origins of pictures. Tests serve pictures on this machine. */
export interface DownloadRules {
  readonly protocol: 'https:' | 'http:';
  /** The port as in a URL: empty for the default port of the protocol. */
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
/** Requests no compression: a compressed answer could become larger than the counted bytes. */
const headers = {
  Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Lively',
};

/**
 * Downloads the picture at an untrusted URL. Only requests https on a public host, without cookies and without a referrer; checks
 * each redirect like the first URL. Connects to the checked address: a name that changes its address meanwhile has no effect.
 *
 * @throws Error if the host is not public, or does not send a complete file of at most 10 MB within 10 seconds.
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

/** @throws Error for a URL that is never requested, regardless of the address of its host. */
function checkUrl(text: string, { protocol, port }: DownloadRules): URL {
  const url = new URL(text);
  if (url.protocol !== protocol) throw new Error(`${url.protocol} is not ${protocol}`);
  if (url.port !== port) throw new Error(`Port ${url.port} is not the port of ${protocol}`);
  if (url.username || url.password) throw new Error('The URL names a user.');
  // An IP address needs no lookup, and would therefore avoid the check of addresses.
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new Error('The host is an IP address.');
  return url;
}

function ask(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = rules.protocol === 'https:' ? https : http;
  const options: RequestOptions = {
    // Connections are not reused: a reused connection would skip the check of its address.
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

/** Creates the lookup function of a connection, which checks the same addresses that it connects to. */
function createLookup({ resolve, isAllowed }: DownloadRules): LookupFunction {
  return (hostname, { all }, callback) => {
    const refuse = (error: Error) => callback(error, '', 0);
    resolve(hostname).then((addresses) => {
      const [first] = addresses;
      // A private address among them is a mistake of the owner, or an attack.
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
