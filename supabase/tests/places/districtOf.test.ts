import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';

test.each([
  ['75056', 'Paris 11e', null, '75111'],
  ['75056', 'PARIS 1er, France', null, '75101'],
  ['75056', 'Paris 18ème', null, '75118'],
  ['75056', '75020 Paris', null, '75120'],
  ['75056', 'Paris', '146 rue Rambuteau, 75001 Paris', '75101'],
  ['75056', 'Paris', '12 rue de Passy, 75116 Paris', '75116'],
  ['75056', 'Paris', '2 place du 11 novembre, Paris', null],
  ['75056', 'Paris', '75001 est son ancien code ; 75002 Paris', '75102'],
  ['75056', 'Paris 11e', '4 rue de Lyon, 75012 Paris', '75111'],
  ['75056', 'Paris 21e', null, null],
  ['75056', 'Paris 0', null, null],
  ['75056', 'Paris (75)', '4 rue de la Roquette, 75011 Paris', '75111'],
  ['75056', 'Paris cedex 75000', null, null],
  ['69123', 'Lyon 3e arrondissement', null, '69383'],
  ['69123', 'Lyon', 'Place Bellecour, 69002 Lyon', '69382'],
  ['69123', 'Lyon 10e', null, null],
  ['69123', 'Lyon (69)', 'Place Bellecour, 69002 Lyon', '69382'],
  ['69123', 'Lyon 69', 'Place Bellecour, 69002 Lyon', '69382'],
  ['13055', 'Marseille 8e', null, '13208'],
  ['13055', 'Marseille (13)', null, null],
  ['13055', 'Marseille 13', null, '13213'],
  ['13055', 'Marseille', 'La Canebière, 13001 Marseille', '13201'],
  ['59350', 'Lille 3', '59000 Lille', null],
  [null, 'Paris 11e', null, null],
])('the district of %s, « %s », « %s » is %s', (commune, location, address, code) =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query('select private.district_of($1, $2, $3) as code', [
      commune,
      location,
      address,
    ]);
    expect(rows).toEqual([{ code }]);
  }),
);

databaseTest('an event moves to the district of its changed address', async (session) => {
  const { rows } = await session.query(
    `insert into public.events (title, category, location, full_address, date, time_zone)
     values ('Bal des quais', 'music', 'Paris', '1 quai de la Rapée, 75011 Paris', current_date + 7, 'Europe/Paris') returning id`,
  );
  const id = rows[0]?.id;
  expect(await codeOf(session, id)).toBe('75111');
  await session.query(`update public.events set full_address = '1 quai de la Rapée, 75012 Paris' where id = $1`, [id]);
  expect(await codeOf(session, id)).toBe('75112');
});

databaseTest('the migration lists earlier events in their district', async (session) => {
  const { rows } = await session.query(
    `insert into public.events (title, category, location, date, time_zone)
     values ('Bal du onzième', 'music', 'Paris 11e', current_date + 7, 'Europe/Paris') returning id`,
  );
  const id = rows[0]?.id;
  for (const table of ['event_listings', 'event_projections'])
    await session.query(`update public.${table} set commune = '75056' where event_id = $1`, [id]);
  const migration = readFileSync(
    resolve(import.meta.dirname, '../../migrations/20261130000001_list_districts.sql'),
    'utf8',
  );
  for (const statement of migration.split(/;\n/).filter((text) => text.trim())) await session.query(statement);
  expect(await codeOf(session, id)).toBe('75111');
});

/** Reads the code that both tables of the read model have for an event. */
async function codeOf(session: Session, id: unknown): Promise<unknown> {
  const { rows } = await session.query(
    `select distinct commune from (
       select event_id, commune from public.event_listings union all select event_id, commune from public.event_projections
     ) as listed where event_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.commune;
}
