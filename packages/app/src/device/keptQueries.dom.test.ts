import { expect, test, vi } from 'vitest';
import type { KeptKind } from './keptQueries';

// Another file of the process may have loaded it with another instance of the mocked storage.
vi.resetModules();
const keyval = await import('idb-keyval');
const { eraseKept, keepQuery, keptVersion, readKept } = await import('./keptQueries');

const keep = (key: string, kind: KeptKind, seenAt: number) =>
  keepQuery(key, { version: keptVersion, owner: 'lea', kind, queryKey: [key], data: key, seenAt, size: 1_000 });

test('all kept queries are read at once, within the limits', async () => {
  await eraseKept();
  const entries = vi.spyOn(keyval, 'entries');
  const now = Date.now();
  await Promise.all([keep('first list', 'list', now), keep('event', 'event', now + 1)]);
  await keep('second list', 'list', now + 2);
  await keep('third list', 'list', now + 3);
  expect(entries).toHaveBeenCalledOnce();
  expect((await readKept('lea')).map(({ data }) => data)).toEqual(['third list', 'event']);
  await eraseKept();
  await keep('fourth list', 'list', now + 4);
  expect((await readKept('lea')).map(({ data }) => data)).toEqual(['fourth list']);
});
