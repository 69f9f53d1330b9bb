import { EventEmitter, once } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { reloadSchemas } from './reloadSchemas.ts';

/** Starts the reload on events of files, and returns the lines for each event. */
function watch(rebuild: () => Promise<readonly string[]>) {
  const events = new EventEmitter();
  const added: string[] = [];
  const written = new EventEmitter();
  const watcher = Object.assign(events, { add: (paths: string[]) => added.push(...paths) });
  reloadSchemas({ watcher } as unknown as ViteDevServer, '/lively', { rebuild }, (line) => written.emit('line', line));
  return {
    added,
    emit: async (event: string, path: string) => {
      const line = once(written, 'line');
      events.emit(event, path);
      return String(await line);
    },
    events,
  };
}

test('an edited file and a new migration are applied, and no other file', async () => {
  let count = 0;
  const { added, emit, events } = watch(async () => {
    count += 1;
    return ['function private.take_mails'];
  });
  expect(added).toEqual(['/lively/supabase/schemas', '/lively/supabase/migrations']);
  events.emit('change', '/lively/other.sql');
  events.emit('change', '/lively/supabase/schemas/README.md');
  expect(await emit('change', '/lively/supabase/schemas/mails/take_mails.sql')).toBe(
    'supabase/schemas/mails/take_mails.sql is applied to the running database: function private.take_mails.\n',
  );
  await emit('add', '/lively/supabase/migrations/20270101000000_add_pronouns.sql');
  expect(count).toBe(2);
});

test('an error is printed', async () => {
  const { emit } = watch(() => Promise.reject(new Error('syntax error at or near "selec"')));
  expect(await emit('change', '/lively/supabase/schemas/mails/take_mails.sql')).toBe(
    'supabase/schemas/mails/take_mails.sql is not applied to the running database: syntax error at or near "selec".\n',
  );
});
