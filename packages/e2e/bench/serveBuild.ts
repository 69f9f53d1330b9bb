import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The three variants of the landing page that are compared. */
export const pageKinds = ['built', 'without-scripts', 'client-only'] as const;
export type PageKind = (typeof pageKinds)[number];

const dist = resolve(import.meta.dirname, '../../app/dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The types that are already compressed. */
const asTheyAre = new Set(['.woff2']);

/**
 * Serves the output of `pnpm build`, compressed as a host does, with the landing page at `/built/`, `/without-scripts/`
 * and `/client-only/`. There is no backend, so the events never load.
 */
export async function serveBuild(): Promise<{ origin: string; close: () => void }> {
  const documents: Record<PageKind, string> = {
    built: read('index.html').toString(),
    'without-scripts': withoutScripts(read('index.html').toString()),
    'client-only': read('app.html').toString(),
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const kind = pageKinds.find((each) => pathname === `/${each}/`);
    const answer = kind ? Buffer.from(atHome(documents[kind])) : readAsset(pathname);
    const extension = kind ? '.html' : extname(pathname);
    if (!answer) return response.writeHead(503).end();
    const isCompressed = !asTheyAre.has(extension);
    response
      .writeHead(200, {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': kind ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
      })
      .end(isCompressed ? gzipSync(answer) : answer);
  }).listen(0);
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Sets the URL to the home page, which the app reads. */
function atHome(html: string): string {
  return html.replace('<head>', "<head><script>history.replaceState(null, '', '/')</script>");
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

function readAsset(pathname: string): Buffer | null {
  return /^\/(assets\/[\w.-]+|icon\.svg)$/.test(pathname) ? read(pathname.slice(1)) : null;
}

function read(file: string): Buffer {
  return readFileSync(resolve(dist, file));
}
