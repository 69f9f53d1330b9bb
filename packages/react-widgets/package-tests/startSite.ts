import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundle } from '@lively/embed/bundle';

/** A site that serves the built widgets, a feed of two events, and the given files. */
export interface Site {
  readonly origin: string;
  /** The script of the widgets and its hash. */
  readonly script: string;
  readonly integrity: string;
  /** The files by their path, as text. More can be added. */
  readonly files: Map<string, string>;
  close(): void;
}

const typeFor: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html',
};

export async function startSite(): Promise<Site> {
  const { entry, parts } = await bundle();
  const files = new Map(parts.map(({ file, code }) => [`/embed/${file}`, code]));
  files.set('/embed/lively.js', entry.code);
  files.set('/events.json', JSON.stringify([17, 18, 19].map(createRow)));
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const type = typeFor[url.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Access-Control-Allow-Origin': '*',
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    script: `${origin}/embed/lively.js`,
    integrity: `sha384-${createHash('sha384').update(entry.code).digest('base64')}`,
    files,
    close: () => server.close(),
  };
}

function createRow(number: number): object {
  const date = new Date(Date.now() + number * 864e5).toISOString().slice(0, 10);
  return { id: `event-${number}`, title: `Bal ${number}`, category: 'music', date, status: 'scheduled' };
}
