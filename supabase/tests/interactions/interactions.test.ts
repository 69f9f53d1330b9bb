import { describe, expect } from 'vitest';
import { act } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { importedEvent } from '../fillTables.ts';
import { laterBy } from '../laterBy.ts';
import { owner, stranger } from '../people.ts';

const clickMany = (tag: string, times: number) => `
  insert into public.event_interactions (event_id, tag)
  select '${importedEvent}', '${tag} ' || number from generate_series(1, ${times}) as number
`;
const countOwn = 'select count(*)::integer as kept from public.event_interactions';

describe('interactions', () => {
  databaseTest('only the latest hundred of a user are kept', async (session) => {
    await act(session, owner, clickMany('old', 100));
    await laterBy(session, '1 hour');
    await act(session, owner, clickMany('new', 60));
    const { rows } = await act(
      session,
      owner,
      `select count(*) filter (where tag like 'new %')::integer as new, count(*)::integer as all
       from public.event_interactions`,
    );
    expect(rows).toEqual([{ new: 60, all: 100 }]);
  });

  databaseTest('the clicks of one user replace no click of another', async (session) => {
    await act(session, stranger, clickMany('mine', 100));
    await laterBy(session, '1 hour');
    await act(session, stranger, clickMany('mine', 50));
    expect((await act(session, stranger, countOwn)).rows).toEqual([{ kept: 100 }]);
    expect((await act(session, owner, countOwn)).rows).toEqual([{ kept: 1 }]);
  });
});
