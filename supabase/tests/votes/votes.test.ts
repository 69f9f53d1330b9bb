import { describe, expect, test } from 'vitest';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { importedEvent, ownedEvent } from '../fillTables.ts';
import { importer, owner, type Person, stranger } from '../people.ts';

describe('the counts of votes', () => {
  databaseTest('an event counts its votes, and their difference is its popularity', async (session) => {
    await castVote(session, owner, importedEvent, 'up');
    await castVote(session, stranger, importedEvent, 'up');
    expect(await readCounts(session, importedEvent)).toEqual({ up: 2, down: 0, popularity: 2 });
  });

  databaseTest('a changed vote moves from one count to the other', async (session) => {
    await castVote(session, stranger, ownedEvent, 'down');
    expect(await readCounts(session, ownedEvent)).toEqual({ up: 1, down: 1, popularity: 0 });
    await castVote(session, owner, ownedEvent, 'down');
    expect(await readCounts(session, ownedEvent)).toEqual({ up: 0, down: 2, popularity: -2 });
  });

  databaseTest('the same vote cast twice counts once', async (session) => {
    await castVote(session, owner, ownedEvent, 'up');
    expect(await readCounts(session, ownedEvent)).toEqual({ up: 1, down: 0, popularity: 1 });
  });

  databaseTest('a withdrawn vote no longer counts', async (session) => {
    await withdrawVote(session, owner, ownedEvent);
    await withdrawVote(session, owner, ownedEvent);
    expect(await readCounts(session, ownedEvent)).toEqual({ up: 0, down: 0, popularity: 0 });
  });

  databaseTest('a vote that moves to another event counts there', async (session) => {
    await act(session, owner, `update public.event_votes set event_id = '${importedEvent}'`);
    expect(await readCounts(session, ownedEvent)).toEqual({ up: 0, down: 0, popularity: 0 });
    expect(await readCounts(session, importedEvent)).toEqual({ up: 1, down: 0, popularity: 1 });
  });

  databaseTest('the votes of a deleted account no longer count', async (session) => {
    await session.query(`delete from auth.users where id = '${owner.id}'`);
    expect(await readCounts(session, ownedEvent)).toEqual({ up: 0, down: 0, popularity: 0 });
  });

  databaseTest('an event with votes can be deleted together with them', async (session) => {
    await castVote(session, owner, importedEvent, 'up');
    await act(session, importer, `delete from public.events where id = '${importedEvent}'`);
    const { rows } = await session.query(`select from public.event_votes where event_id = '${importedEvent}'`);
    expect(rows).toEqual([]);
  });

  databaseTest('the counts equal the votes after any sequence', async (session) => {
    const random = seededRandom(20261121);
    const choose = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;

    for (let step = 0; step < 200; step += 1) {
      const person = choose([owner, stranger]);
      const event = choose([ownedEvent, importedEvent]);
      const vote = choose(['up', 'down', 'none'] as const);
      if (vote === 'none') await withdrawVote(session, person, event);
      else await castVote(session, person, event, vote);
    }

    const { rows } = await session.query(`
      select from public.events e
      where (upvotes_count, downvotes_count) <> (
        select count(*) filter (where vote_type = 'up'), count(*) filter (where vote_type = 'down')
        from public.event_votes where event_id = e.id
      )
    `);
    expect(rows).toEqual([]);
  });

  test('simultaneous votes are all counted', async () => {
    const event = crypto.randomUUID();
    const voters = Array.from({ length: 20 }, () => ({ role: 'authenticated', id: crypto.randomUUID() }) as const);
    await testDatabase.inTransaction('commit', async (session) => {
      const accounts = voters.map(({ id }) => `('${id}')`).join(', ');
      await session.run(`
        insert into auth.users (id) values ${accounts};
        insert into public.events (id, title, category, location) values ('${event}', 'Bal', 'music', 'Nice');
      `);
    });

    try {
      const commit = (work: (session: Session) => Promise<void>) => testDatabase.inTransaction('commit', work);
      await Promise.all(voters.map((voter) => commit((session) => castVote(session, voter, event, 'up'))));
      await Promise.all(
        voters.map((voter, index) =>
          commit((session) =>
            index % 2 ? castVote(session, voter, event, 'down') : withdrawVote(session, voter, event),
          ),
        ),
      );
      const counts = await testDatabase.inTransaction('rollback', (session) => readCounts(session, event));
      expect(counts).toEqual({ up: 0, down: 10, popularity: -10 });
    } finally {
      await testDatabase.inTransaction('commit', async (session) => {
        await session.query('delete from public.events where id = $1', [event]);
        // The words of searches stay after the event is deleted.
        await session.query('delete from private.search_lexemes');
        await session.query('delete from auth.users where id = any ($1)', [voters.map(({ id }) => id)]);
      });
    }
  });
});

/** Votes with the upsert of PostgREST, which updates every column that was sent. */
async function castVote(session: Session, person: Person, event: string, vote: 'up' | 'down'): Promise<void> {
  await act(
    session,
    person,
    `insert into public.event_votes (user_id, event_id, vote_type) values ($1, $2, $3)
     on conflict (user_id, event_id)
     do update set user_id = excluded.user_id, event_id = excluded.event_id, vote_type = excluded.vote_type`,
    [person.id, event, vote],
  );
}

async function withdrawVote(session: Session, person: Person, event: string): Promise<void> {
  await act(session, person, 'delete from public.event_votes where event_id = $1', [event]);
}

async function readCounts(session: Session, event: string) {
  const { rows } = await session.query(
    `select upvotes_count as up, downvotes_count as down, popularity_score as popularity
     from public.events where id = $1`,
    [event],
  );
  return rows[0];
}

/** Creates a Mulberry32 generator: the same numbers at each run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
