import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { act } from '../act.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { owner, visitor } from '../people.ts';

const nowhere = [null, null] as const;
const inSeineSaintDenis = [48.86, 2.44] as const;
const inParis = [48.89, 2.36] as const;

test.each([
  ['Montreuil', null, nowhere, null],
  ['Montreuil (93)', null, nowhere, '93048'],
  ['Montreuil 93', null, nowhere, '93048'],
  ['Montreuil 93, France', null, nowhere, '93048'],
  ['Montreuil 93', '2 rue de Paris, 93108 Montreuil', inSeineSaintDenis, '93048'],
  ['Saint-Florent 2b', '20217 Saint-Florent', nowhere, '2B298'],
  ['MONTREUIL (85), France', null, nowhere, '85148'],
  ['Montreuil, Seine-Saint-Denis (93)', null, nowhere, '93048'],
  ['Montreuil (75)', null, nowhere, null],
  ['St-Denis (93)', null, nowhere, '93066'],
  ['Saint-Denis (974)', null, nowhere, '97411'],
  ['Saint-Florent (2b)', null, nowhere, '2B298'],
  ['Montreuil', '12 rue de Paris, 93100 Montreuil', nowhere, '93048'],
  ['93100 Montreuil', null, nowhere, '93048'],
  // The department in a location counts more than an address or a point elsewhere.
  ['Montreuil (85)', '93100 Montreuil', nowhere, '85148'],
  ['Montreuil (85)', null, inSeineSaintDenis, '85148'],
  ['Montreuil', null, inSeineSaintDenis, '93048'],
  // A number without brackets counts less than they: it may be a district.
  ['La Chapelle 16', null, nowhere, '16081'],
  ['La Chapelle 16, Paris', null, nowhere, null],
  ['La Chapelle 16', '75016 Paris', nowhere, null],
  ['La Chapelle 16', null, inParis, null],
  ['Cahors (93)', null, nowhere, '46042'],
  ['Paris 18', null, nowhere, '75056'],
] as const)('the commune of « %s », « %s », %j is %s', (location, address, [latitude, longitude], code) =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query('select private.find_commune($1, $2, $3, $4) as code', [
      location,
      address,
      latitude,
      longitude,
    ]);
    expect(rows).toEqual([{ code }]);
  }),
);

databaseTest('an event of a user is listed in the commune whose department its location names', async (session) => {
  const { rows } = await act(
    session,
    owner,
    `insert into public.events (title, category, location, date, time_zone)
     values ('Bal des pêches', 'music', 'Montreuil (93)', current_date + 7, 'Europe/Paris') returning id, commune`,
  );
  expect(rows).toMatchObject([{ commune: '93048' }]);
  const id = rows[0]?.id;
  expect(await listed(session, id)).toEqual(['93048']);
  await act(session, owner, `update public.events set title = 'Bal des pêches et des figues' where id = '${id}'`);
  expect(await listed(session, id)).toEqual(['93048']);
  await act(session, owner, `update public.events set location = 'Montreuil' where id = '${id}'`);
  expect(await listed(session, id)).toEqual([null]);
});

databaseTest('the migration finds the towns of earlier events, and lists them again', async (session) => {
  const { rows } = await session.query(
    `insert into public.events (title, category, location, full_address, date, time_zone)
     values ('Bal des murs', 'music', 'Montreuil (93)', null, current_date + 7, 'Europe/Paris'),
       ('Bal du onzième', 'music', 'Paris (75)', '4 rue de la Roquette, 75011 Paris', current_date + 7, 'Europe/Paris')
     returning id`,
  );
  const [montreuil, paris] = rows.map(({ id }) => id);
  await session.query('update public.events set commune = null where id = $1', [montreuil]);
  await session.query(`update public.event_listings set commune = '75056' where event_id = $1`, [paris]);
  const migration = readFileSync(
    resolve(import.meta.dirname, '../../migrations/20261201190300_find_towns_again.sql'),
    'utf8',
  );
  for (const statement of migration.split(/;\n/).filter((text) => text.trim())) await session.query(statement);
  expect(await listed(session, montreuil)).toEqual(['93048']);
  expect(await listed(session, paris)).toEqual(['75111']);
});

/** Reads the communes in which visitors find an event. */
async function listed(session: Parameters<typeof act>[0], id: unknown): Promise<unknown[]> {
  const { rows } = await act(session, visitor, `select commune from public.event_listings where event_id = '${id}'`);
  return rows.map(({ commune }) => commune);
}
