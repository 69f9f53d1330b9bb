import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { usedEmbeds } from './checkEmbeds';
import { Refusal } from './Refusal';
import { readEmbeds } from './readEmbeds';

test.each([
  ['id,title', []],
  ['*', []],
  ['id,events(id)', [{ key: 'events', table: 'events', hints: [] }]],
  ['event:events(id,title),id', [{ key: 'event', table: 'events', hints: [] }]],
  ['... places ( * )', [{ key: 'places', table: 'places', hints: [] }]],
  [
    'a b:places!events_commune_fkey!inner(*)',
    [{ key: 'a b', table: 'places', hints: ['events_commune_fkey', 'inner'] }],
  ],
  ['timings->0->>begin,id::text', []],
])('the embeds of %s are read', (select, embeds) => {
  expect(readEmbeds(select)).toEqual(embeds);
});

test.each([
  'event_timings(events(id))',
  'event_timings(id,events(id',
  'a),b(c(d))',
  '"a"(id)',
  'id.count()',
  '(id)',
  'a->b(id)',
])('%s is refused', (select) => {
  expect(() => readEmbeds(select)).toThrow(Refusal);
});

test('the allowed embeds equal those of the app', () => {
  const folder = resolve(import.meta.dirname, '../../../../app/src/supabase');
  const found: Record<string, string[]> = {};
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    const source = readFileSync(resolve(folder, name), 'utf8');
    for (const [, table = '', select = ''] of source.matchAll(
      /\.from\('(\w+)'\)(?:(?!\.from\()[\s\S])*?\.select\(\s*[`']([^`']*)[`']/g,
    ))
      for (const embed of readEmbeds(select)) found[table] = [...(found[table] ?? []), embed.table];
  }
  const unique = Object.entries(found).map(([table, embeds]) => [table, [...new Set(embeds)].sort()]);
  expect(Object.fromEntries(unique)).toEqual(usedEmbeds);
});
