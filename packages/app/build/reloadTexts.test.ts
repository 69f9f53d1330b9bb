import { resolve } from 'node:path';
import { createServer, type HotUpdateOptions } from 'vite';
import { expect, test, vi } from 'vitest';
import { reloadTexts } from './reloadTexts.ts';

const source = resolve(import.meta.dirname, '../src');

/** Returns what an edit of a file sends to open pages, and which modules Vite still updates. */
async function edit(path: string, content: string, type: HotUpdateOptions['type'] = 'update') {
  const server = await createServer({
    configFile: false,
    root: source,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { client } = server.environments;
  const send = vi.spyOn(client.hot, 'send').mockReturnValue();
  const { hotUpdate } = reloadTexts();
  const handler = typeof hotUpdate === 'function' ? hotUpdate : hotUpdate?.handler;
  const file = resolve(source, path);
  const options = { type, file, timestamp: 0, modules: [], read: () => content, server };
  const modules = await handler?.call({ environment: client } as ThisParameterType<typeof handler>, options);
  await server.close();
  return { sent: send.mock.calls, modules };
}

test.each([
  ['locales/fr/auth.json', 'fr', 'auth'],
  ['locales/es/pages/faq.json', 'es', 'pages/faq'],
])('an edit of %s updates open pages without a reload', async (path, language, namespace) => {
  const { sent, modules } = await edit(path, '{"title":"Neu"}');
  expect(sent).toEqual([['lively:texts', { language, namespace, texts: { title: 'Neu' } }]]);
  expect(modules).toEqual([]);
});

test.each([
  ['another source', 'i18n/createI18n.ts', '', 'update'],
  ['JSON of another folder', 'rgaa/pages.json', '{}', 'update'],
  ['texts that are being written', 'locales/fr/auth.json', '{"title":', 'update'],
  ['a new file of texts', 'locales/fr/new.json', '{}', 'create'],
] as const)('Vite handles changes of %s', async (_, path, content, type) => {
  expect(await edit(path, content, type)).toEqual({ sent: [], modules: undefined });
});
