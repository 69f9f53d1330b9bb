import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTaste } from '../../../packages/engine/src/tastes/index.ts';
import { tasteLines, tastes } from '../../../packages/engine/testing/tasteArbitraries.ts';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { owner, stranger } from '../people.ts';

/** Lines of which one value was replaced, and other JSON in place of a taste. */
const spoilt = fc.oneof(
  fc
    .tuple(
      tasteLines,
      fc.constantFrom('kind', 'subject', 'ofTen', 'time', 'euros', 'kilometres', 'more'),
      fc.jsonValue(),
    )
    .map(([line, key, value]) => ({ version: 1, lines: [{ kind: 'vary' }, { ...line, [key]: value }] })),
  fc
    .tuple(tasteLines, fc.constantFrom('kind', 'value'), fc.oneof(fc.jsonValue(), fc.constantFrom(['monday', 1], ' ')))
    .map(([line, key, value]) => ({
      version: 1,
      lines: ['subject' in line ? { ...line, subject: { ...line.subject, [key]: value } } : line],
    })),
  fc.record({ version: fc.constantFrom(1, 2, '1', null), lines: fc.oneof(fc.jsonValue(), fc.array(tasteLines)) }),
  fc.array(tasteLines, { minLength: 99, maxLength: 102 }).map((lines) => ({ version: 1, lines })),
  fc.jsonValue(),
);

test('the database reads a stored taste like the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const stored = fc
      .sample(fc.oneof(tastes, spoilt), { numRuns: process.env.LONG ? 10_000 : 600, seed: 40 })
      // The database refuses texts with this character.
      .filter((each) => !JSON.stringify(each).includes('\\u0000'));
    const { rows } = await session.query(
      `select private.read_taste(stored) is not null as is_read
       from jsonb_array_elements($1::jsonb) with ordinality as each (stored, position) order by position`,
      [JSON.stringify(stored)],
    );
    const read = rows.map(({ is_read }) => is_read);
    expect(new Set(read)).toEqual(new Set([true, false]));
    for (const [index, each] of stored.entries())
      expect([JSON.stringify(each), read[index]]).toEqual([
        JSON.stringify(each),
        (toTaste(each)?.lines.length ?? 0) > 0,
      ]);
  }));

test('the list by score of a user follows the copy of the account, and no other list does', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertPeople(session);
    await session.query(
      `insert into public.events (title, category, location, date)
       select title, category, 'Paris', current_date + 3 from (values ('Bal', 'music'), ('Match', 'sport')) as e (title, category)`,
    );
    const never = { version: 1, lines: [{ kind: 'never', subject: { kind: 'topic', value: 'sport' } }] };
    await act(session, owner, 'update public.profiles set taste = $1, taste_revision = 1 where id = $2', [
      JSON.stringify(never),
      owner.id,
    ]);
    const titlesFor = async (person: typeof owner, sort: string) => {
      const { rows } = await act(session, person, 'select public.explore_events(sort => $1) as answer', [sort]);
      const [{ answer }] = rows as [{ answer: { events: { title: string }[] } }];
      return answer.events.map(({ title }) => title).sort();
    };
    expect(await titlesFor(owner, 'score')).toEqual(['Bal']);
    expect(await titlesFor(owner, 'popularity')).toEqual(['Bal', 'Match']);
    expect(await titlesFor(stranger, 'score')).toEqual(['Bal', 'Match']);
    const { rows } = await act(session, stranger, 'select taste from public.profiles where taste is not null');
    expect(rows).toEqual([]);
  }));

async function insertPeople(session: Session): Promise<void> {
  await session.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, 'a@example.org', now()), ($2, 'b@example.org', now())`,
    [owner.id, stranger.id],
  );
}
