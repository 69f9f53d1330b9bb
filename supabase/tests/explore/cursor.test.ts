import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';

test.each([
  ['23 hours', true],
  ['25 hours', false],
  ['-1 hour', false],
])('a cursor with the age of %s is accepted: %s', (age, isTaken) =>
  testDatabase.inTransaction('rollback', async (session) => {
    const answer = session.query(
      `select public.explore_events("cursor" => private.write_cursor(
         '{"past": false, "key": "-1", "secondKey": "Infinity", "id": "00000000-0000-4000-8000-000000000001"}',
         private.read_explore_query('{}'),
         now() - $1::interval
       )) -> 'total' as total`,
      [age],
    );
    if (isTaken) expect((await answer).rows).toEqual([{ total: expect.any(Number) }]);
    else await expect(answer).rejects.toThrow('The cursor is of another query, or too old');
  }),
);
