import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildServiceWorker } from './buildServiceWorker.ts';

async function write(html: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-worker-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await buildServiceWorker(folder, {
    files: ['assets/main-a1.js'],
    app: { pathname: '/offline/app', html: 'The app' },
    appPaths: ['/explore'],
    pages: new Map([
      ['', { pathname: '/offline', html }],
      ['/en', { pathname: '/en/offline', html: 'No connection' }],
    ]),
  });
  return readFile(join(folder, 'sw.js'), 'utf8');
}

test('the worker is one file that contains the URLs to keep, and changes with its pages', async () => {
  const [worker, changed, same] = await Promise.all(
    ['Pas de connexion', 'Hors connexion', 'Pas de connexion'].map(write),
  );
  for (const kept of ['/assets/main-a1.js', '/offline/app', '/offline', '/en/offline', '/explore'])
    expect(worker).toContain(kept);
  expect(worker).not.toMatch(/^\s*(import|export)\b/m);
  expect(changed).not.toBe(worker);
  expect(same).toBe(worker);
});
