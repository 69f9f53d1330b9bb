import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { reloadSchemas } from './reloadSchemas.ts';

test('an edited file of the schemas is applied, and no other', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lively-schemas-'));
  await mkdir(join(root, 'supabase/schemas/mails'), { recursive: true });
  const file = join(root, 'supabase/schemas/mails/take.sql');
  await writeFile(file, 'create function private.take() returns integer return 1;');
  await writeFile(join(root, 'other.sql'), 'create function private.other() returns integer return 1;');
  const executed: string[] = [];
  const events = new EventEmitter();
  const inTransaction: Parameters<typeof reloadSchemas>[2]['inTransaction'] = async (run) =>
    run(async (statements) => {
      executed.push(statements);
      return [{ count: 1 }];
    });
  const added: string[] = [];
  const watcher = Object.assign(events, { add: (path: string) => added.push(path) });
  const written = new EventEmitter();
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.emit('line', line));
  reloadSchemas({ watcher } as unknown as ViteDevServer, root, { inTransaction });
  expect(added).toEqual([join(root, 'supabase/schemas')]);
  const line = once(written, 'line');
  events.emit('change', join(root, 'other.sql'));
  events.emit('change', file);
  expect(await line).toEqual(['supabase/schemas/mails/take.sql is applied to the running database: 1 function.\n']);
  write.mockRestore();
  expect(executed).toContain('create or replace function private.take() returns integer return 1;');
  expect(executed.join()).not.toContain('other');
  await rm(root, { recursive: true });
});
