import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldestChild } from '../../../packages/engine/src/constants.ts';
import { familyWords } from '../../../packages/engine/src/events/isForFamilies.ts';
import { suitsAges } from '../../../packages/engine/testing/suitsAges.ts';
import { testDatabase } from '../database/testDatabase.ts';

const age = fc.option(fc.integer({ min: 0, max: 120 }), { freq: 2, nil: null });
const text = fc
  .array(
    fc.constantFrom(...familyWords, 'Jeune', 'PUBLIC', 'tout', 'petit', 'Bébés', 'familièrement', 'enfantin', 's'),
    {
      maxLength: 3,
    },
  )
  .chain((words) => fc.constantFrom(' ', '-', ', ', 's ').map((sign) => words.join(sign)));
const events = fc
  .record({ minAge: age, maxAge: age, title: text, features: fc.array(text, { maxLength: 2 }) })
  .filter(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge);

test('the ages of children that an event suits are those of the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const asked = fc.sample(events, { numRuns: process.env.LONG ? 5000 : 500, seed: 147 });
    const { rows } = await session.query(
      `select private.ages_of("minAge", "maxAge", title, features) as ages
       from jsonb_to_recordset($1) as each (id integer, "minAge" integer, "maxAge" integer, title text, features text[])
       order by id`,
      [JSON.stringify(asked.map((event, id) => ({ ...event, id })))],
    );
    const suited = asked.map((event) => [
      ...Array.from({ length: oldestChild + 1 }, (_, years) => years).filter((years) =>
        suitsAges(event, [years, years]),
      ),
      ...(suitsAges(event, 'family') ? [oldestChild + 1] : []),
    ]);
    const found = rows.map(({ ages }) => listBits(ages as number));
    expect(found).toEqual(suited);
    // No age, some and all occur.
    const kinds = new Set(suited.map(({ length }) => (length === oldestChild + 2 ? 'all' : length ? 'some' : 'none')));
    expect(kinds.size).toBe(3);
  }));

function listBits(bits: number): number[] {
  return [...bits.toString(2)].reverse().flatMap((bit, years) => (bit === '1' ? [years] : []));
}
