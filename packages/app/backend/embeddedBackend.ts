import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Backend } from './createBackend.ts';
import { defaultDataFolder, serverFileOf } from './dataFolder.ts';
import { mailboxPolicy, renderMailbox } from './renderMailbox.ts';
import { shareBackend } from './shareBackend.ts';

const root = resolve(import.meta.dirname, '../../..');
const mailboxPath = '/__mailbox';

/**
 * Serves Lively's backend from the same origin as the app, in development and in preview, with the development
 * mailbox. Does nothing when `VITE_SUPABASE_URL` names a hosted project.
 */
export function embeddedBackend(): Plugin {
  const isHosted = Boolean(process.env.VITE_SUPABASE_URL);
  return {
    name: 'lively-embedded-backend',
    ...(isHosted ? {} : { configureServer: attachBackend, configurePreviewServer: attachBackend }),
  };
}

async function attachBackend(server: ViteDevServer | PreviewServer): Promise<void> {
  const { port } = server.config[('pluginContainer' in server ? 'server' : 'preview') as 'server'];
  const siteUrl = `http://localhost:${port}`;
  const dataFolder = process.env.LIVELY_DATA_FOLDER ?? defaultDataFolder;
  const { backend, giveBack } = await shareBackend({ root, siteUrl, dataFolder });

  // Not before the backend: the package reads its switches from the environment when it is imported.
  const { honoMiddleware } = await import('@supabase/lite/vite');
  // The package declares its App twice, once for each of its entries.
  const app = backend.app as unknown as Parameters<typeof honoMiddleware>[0];
  server.middlewares.use(honoMiddleware(app, ['/auth/v1', '/rest/v1', '/storage/v1']));
  server.middlewares.use(mailboxPath, serveMailbox(backend));
  // Where the importer finds the data while this process holds it.
  const serverFile = resolve(root, serverFileOf(dataFolder));
  await writeFile(serverFile, JSON.stringify({ url: siteUrl, secretKey: backend.secretKey }), { mode: 0o600 });

  const { printUrls } = server;
  server.printUrls = () => {
    printUrls();
    printAddresses(siteUrl);
  };
  server.httpServer?.once('close', () => void giveBack());
}

function serveMailbox({ mailbox }: Backend): Connect.NextHandleFunction {
  return (request, response) => {
    const wantsData = request.headers.accept?.includes('application/json');
    if (wantsData) send(response, 'application/json', JSON.stringify(mailbox.mails));
    else {
      response.setHeader('Content-Security-Policy', mailboxPolicy);
      send(response, 'text/html; charset=utf-8', renderMailbox(mailbox.mails));
    }
  };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

function printAddresses(siteUrl: string): void {
  const lines = [
    ['App', siteUrl],
    ['Demo account', 'demo@lively.fr / lively-demo'],
    ['Mailbox', `${siteUrl}${mailboxPath}`],
  ];
  for (const [name, value] of lines) process.stdout.write(`  ➜  ${`${name}:`.padEnd(14)} ${value}\n`);
}
