import { expect } from 'vitest';
import { accessNeeds } from '../../../packages/engine/src/constants.ts';
import { act, attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { importedEvent, ownedEvent } from '../fillTables.ts';
import { importer, owner, stranger } from '../people.ts';

const setNeeds = (needs: string, event = ownedEvent) =>
  `update public.events set accessibility = '${needs}' where id = '${event}'`;
const copy = (needs: string, at: string) =>
  `insert into public.events (title, category, location, accessibility, accessibility_at)
   values ('Bal', 'music', 'Nice', '${needs}', ${at}) returning accessibility, accessibility_at = now() as is_new, accessibility_at::text as at`;

databaseTest('an event can declare every need of the engine, and no other', async (session) => {
  const all = [...accessNeeds].sort();
  await act(session, owner, setNeeds(`{${[...accessNeeds, 'quiet'].join(',')}}`));
  const { rows } = await session.query(`select accessibility from public.events where id = '${ownedEvent}'`);
  expect(rows).toEqual([{ accessibility: all }]);
  for (const needs of ['{wings}', '{mobility,NULL}', '{Mobility}', '{""}'])
    expect([needs, await attempt(session, owner, setNeeds(needs))]).toEqual([needs, 'failed 23514']);
  expect(await attempt(session, importer, copy('{wings}', 'null'))).toBe('failed 23514');
});

databaseTest('the database writes when they were declared, which creators cannot', async (session) => {
  const dateOf = async (event: string) => {
    const sql = `select accessibility_at = now() as is_new, accessibility_at::text as at from public.events where id = '${event}'`;
    return (await session.query(sql)).rows[0];
  };
  expect(await dateOf(ownedEvent)).toEqual({ is_new: null, at: null });
  expect(await attempt(session, stranger, setNeeds('{quiet}'))).toBe('nothing');
  await act(session, owner, setNeeds('{quiet}'));
  expect(await dateOf(ownedEvent)).toMatchObject({ is_new: true });
  const forged = `update public.events set accessibility_at = '2000-01-01' where id = '${ownedEvent}'`;
  expect(await attempt(session, owner, forged)).toBe('refused');

  // An import writes the same needs again, in the order of its source.
  await act(session, importer, setNeeds('{quiet,mobility}', importedEvent));
  await session.query(
    `update public.events set accessibility_at = '2026-11-12T12:00:00Z' where id = '${importedEvent}'`,
  );
  await act(session, importer, setNeeds('{mobility,quiet}', importedEvent));
  expect(await dateOf(importedEvent)).toMatchObject({ is_new: false });

  await act(session, owner, setNeeds('{}'));
  expect(await dateOf(ownedEvent)).toEqual({ is_new: null, at: null });
});

databaseTest('a restored event keeps the date of its needs', async (session) => {
  const old = await act(session, importer, copy('{visual,hearing}', `'2026-11-12T12:00:00Z'`));
  expect(old.rows).toMatchObject([{ accessibility: ['hearing', 'visual'], is_new: false }]);
  const { rows } = await act(session, importer, copy('{visual}', 'null'));
  expect(rows).toMatchObject([{ is_new: true }]);
});
