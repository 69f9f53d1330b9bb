import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import type { createBackend } from '../src/backend/createBackend.ts';

/*
 * Serves the embedded backend of a repository on a port, until it is stopped: `node serveBackend.ts ROOT DATA-FOLDER PORT`, on
 * the database of `DATABASE_URL`. The repository may be of another version. Prints its secret key once it listens.
 */
const [root = '', dataFolder = '', port = ''] = process.argv.slice(2);
process.chdir(root);
const source = pathToFileURL(resolve(root, 'packages/server/src/backend/createBackend.ts')).href;
const { createBackend: create }: { createBackend: typeof createBackend } = await import(source);
const { DATABASE_URL: databaseUrl, LIVELY_SEED, LIVELY_STORAGE } = process.env;
const isSeeded = LIVELY_SEED !== 'off';
const siteUrl = `http://localhost:${port}`;
const storageUrl = LIVELY_STORAGE || undefined;
const backend = await create({ root, siteUrl, dataFolder, databaseUrl, storageUrl, isSeeded, passwordRounds: 4 });
const server = serve({ fetch: (request) => answer(request), port: Number(port), hostname: '127.0.0.1' }, () =>
  process.stdout.write(`${JSON.stringify({ secretKey: backend.secretKey })}\n`),
);
process.once('SIGTERM', async () => {
  await new Promise((closed) => server.close(closed));
  await backend.close();
  process.exit(0);
});

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/mails') return Response.json(backend.mailbox.mails);
  const { method, body, signal } = request;
  const headers = new Headers(request.headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name);
  return backend.fetch(new Request(request.url, { method, headers, body, signal, ...(body && { duplex: 'half' }) }));
}
