import { promises as dns, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isPublicAddress } from './isPublicAddress.ts';

/** What is downloaded, and from where. Tests serve files on this machine. */
export interface DownloadRules {
  /** The media types of the request. */
  readonly accept: string;
  /** Whether the file may be sent as gzip. */
  readonly acceptsGzip: boolean;
  /** An origin that the host of the site has set itself: it may be private, and use http or another port. */
  readonly trustedOrigin: string | undefined;
  readonly protocol: 'https:' | 'http:';
  /** The port as in a URL: empty for the default port of the protocol. */
  readonly port: string;
  readonly isAllowed: (address: string) => boolean;
  readonly resolve: (hostname: string) => Promise<LookupAddress[]>;
  /** Milliseconds for a file with all its redirects. */
  readonly timeout: number;
  /** The max bytes, also of what gzip contains. */
  readonly maxBytes: number;
}

/** The error of a host that answered, but without the file. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The host answered ${status}.`);
    this.status = status;
  }
}

const publicInternet: DownloadRules = {
  accept: '*/*',
  acceptsGzip: false,
  trustedOrigin: undefined,
  protocol: 'https:',
  port: '',
  isAllowed: isPublicAddress,
  resolve: (hostname) => dns.lookup(hostname, { all: true }),
  timeout: 10_000,
  maxBytes: 10 * 1024 * 1024,
};

const maxRedirects = 3;
const redirects = [301, 302, 303, 307, 308];
/**
 * Downloads the file at an untrusted URL. Only requests https on a public host, without cookies and without a referrer; checks
 * each redirect like the first URL. Connects to the checked address: a name that changes its address meanwhile has no effect.
 *
 * @throws Error if the host is not public, or does not send a complete file of at most `maxBytes` within `timeout`; StatusError
 * if it answers without a file.
 */
export async function downloadFile(url: string, rules: Partial<DownloadRules> = {}): Promise<Uint8Array> {
  const allRules = { ...publicInternet, ...rules };
  const signal = AbortSignal.timeout(allRules.timeout);
  let next = url;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await ask(checkUrl(next, allRules), allRules, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBytes(response, allRules);
    response.destroy();
    if (!redirects.includes(statusCode) || !headers.location) throw new StatusError(statusCode);
    next = new URL(headers.location, next).href;
  }
  throw new Error(`More than ${maxRedirects} redirects.`);
}

/** @throws Error for a URL that is never requested, regardless of the address of its host. */
function checkUrl(text: string, { protocol, port, trustedOrigin }: DownloadRules): URL {
  const url = new URL(text);
  if (url.origin === trustedOrigin) return url;
  if (url.protocol !== protocol) throw new Error(`${url.protocol} is not ${protocol}`);
  if (url.port !== port) throw new Error(`Port ${url.port} is not the port of ${protocol}`);
  if (url.username || url.password) throw new Error('The URL names a user.');
  // An IP address needs no lookup, and would therefore avoid the check of addresses.
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new Error('The host is an IP address.');
  return url;
}

function ask(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  const options: RequestOptions = {
    // Connections are not reused: a reused connection would skip the check of its address.
    agent: false,
    // Without permission, no compression: an answer could become larger than the counted bytes.
    headers: {
      Accept: rules.accept,
      'Accept-Encoding': rules.acceptsGzip ? 'gzip' : 'identity',
      'User-Agent': 'Lively',
    },
    lookup: url.origin === rules.trustedOrigin ? undefined : createLookup(rules),
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

async function readBytes(response: IncomingMessage, rules: DownloadRules): Promise<Uint8Array> {
  const { maxBytes, acceptsGzip } = rules;
  const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = response.headers;
  const chunks: Uint8Array[] = [];
  let size = Number(length);
  try {
    if (encoding !== 'identity' && !(acceptsGzip && encoding === 'gzip'))
      throw new Error(`The host sent the file as ${encoding}.`);
    if (size > maxBytes) throw new Error(`The file has ${size} bytes.`);
    size = 0;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) throw new Error(`The file has more than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  const bytes = Buffer.concat(chunks, size);
  return encoding === 'gzip' ? unpack(bytes, { maxOutputLength: maxBytes }) : bytes;
}

const unpack = promisify(gunzip);
