import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** The same pages of the same server: as they are, without their scripts, and rendered only in the browser. */
export const variants = ['built', 'without scripts', 'plain app'] as const;
export type Variant = (typeof variants)[number];

interface ServedVariants {
  readonly origins: Readonly<Record<Variant, string>>;
  close(): void;
}

/** Serves the variants of the pages of a site. All of them pass through a server like this one, so that its time cancels out. */
export async function serveVariants(site: string): Promise<ServedVariants> {
  const app = await readFile(resolve(import.meta.dirname, '../../../app/dist/app.html'), 'utf8');
  const changes: Readonly<Record<Variant, ((html: string) => string) | null>> = {
    built: null,
    'without scripts': withoutScripts,
    'plain app': () => app,
  };
  const servers = await Promise.all(variants.map((variant) => serve(site, changes[variant])));
  const origins = Object.fromEntries(variants.map((variant, index) => [variant, servers[index]?.origin ?? '']));
  return { origins: origins as Record<Variant, string>, close: () => servers.forEach(({ close }) => void close()) };
}

async function serve(site: string, change: ((html: string) => string) | null) {
  const server = createServer((asked, answer) => {
    const isChanged = change !== null && asked.headers['sec-fetch-dest'] === 'document';
    // A document that is changed is requested as plain text.
    const headers = isChanged ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    asked.pipe(
      request(site + asked.url, { method: asked.method, headers }, (found) => {
        if (isChanged) void sendChanged(found, change, answer);
        else found.pipe(answer.writeHead(found.statusCode ?? 502, found.headers));
      }),
    );
  }).listen(0);
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

async function sendChanged(found: IncomingMessage, change: (html: string) => string, answer: ServerResponse) {
  const html = gzipSync(change(await text(found)));
  answer.writeHead(found.statusCode ?? 502, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
  answer.end(html);
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}
