import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonSearchWords, searchWordLimit } from '../../../packages/engine/src/constants.ts';
import { readSearch } from '../../../packages/engine/testing/readSearch.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { insertWaltzes } from '../explore/insertWaltzes.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** A hundred letters, each of which begins many words. */
const lineOfLetters = Array.from({ length: 100 }, (_, index) => letters[index % letters.length]).join(' ');

test('the database reads alternatives and exclusions like the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const part = fc.oneof(
      fc.constantFrom(' ou ', ' or ', ' o ', ' OU ', ' u ', ', ', ' -', '-', ' ', '\u00a0', '\t', ' - ', '--'),
      fc.constantFrom(...commonSearchWords, 'jazz', 'Jazz', 'l’été', 'où', 'saint-ouen', 'or', 'a', '5', '音', '|'),
      fc.constantFrom(...letters, 'É', 'ß', 'cœur', '…', '👩‍🎤', "'"),
      fc.string({ maxLength: 4 }).map((text) => text.replaceAll('\0', '')),
    );
    const texts = fc.sample(
      fc.array(part, { maxLength: 20 }).map((parts) => parts.join('')),
      { numRuns: 1000, seed: 148 },
    );
    const { rows } = await session.query(
      'select private.read_search(said) as search from unnest($1::text[]) with ordinality as each (said, position) order by position',
      [texts],
    );
    expect(rows.map(({ search }) => search)).toEqual(texts.map(readSearch));
  }));

test.each([
  ['jazz ou blues', ['jazz', 'blues', 'blues techno']],
  ['jazz ou blues -techno', ['jazz', 'blues']],
  ['-techno', ['jazz', 'blues', 'rock']],
  ['-blues-techno', ['jazz', 'blues', 'techno', 'rock']],
  ['blue -tech', ['blues', 'blues techno']],
  ['techno -blue', ['techno']],
])('of some titles, « %s » finds %j', (said, titles) =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query(
      `select title
       from unnest(array['jazz', 'blues', 'blues techno', 'techno', 'rock']) with ordinality as each (title, position),
         lateral (select private.search_of(array[title], 'A') as search) as indexed
       where private.says(private.read_explore_query(jsonb_build_object('text', $1::text)), search)
       order by position`,
      [said],
    );
    expect(rows.map(({ title }) => title)).toEqual(titles);
  }),
);

test('a text has at most eight words in all alternatives, and eight exclusions', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const words = Array.from({ length: 40 }, (_, n) => `mot${n}`);
    const { rows } = await session.query(
      'select (private.search_query($1)).query, (private.search_query($2)).excluded',
      [words.join(' ou '), words.map((word) => `-${word}`).join(' ')],
    );
    expect(String(rows[0]?.query).match(/:\*/g)).toHaveLength(searchWordLimit);
    expect(String(rows[0]?.excluded).match(/\(\(/g)).toHaveLength(searchWordLimit);
  }));

test.each([
  ['a hundred letters', lineOfLetters, 1],
  ['a hundred letters beside a word', `${lineOfLetters} valse`, 1],
  [
    'two hundred short words',
    Array.from({ length: 200 }, (_, n) => n.toString(36).padStart(2, 'v')).join(' '),
    searchWordLimit,
  ],
  ['the same word again and again', 'valse '.repeat(300), 1],
])('the query of %s reads at most eight words of the index', (_, said, words) =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query('select (private.search_query($1)).query', [said]);
    expect(String(rows[0]?.query).match(/:\*/g)).toHaveLength(words);
  }),
);

test('a search reads at most as many entries of the text index as eight words have', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertWaltzes(session);
    const most = await countEntries(session, 'bal');
    expect(most).toBeGreaterThan(2000);
    expect(await countEntries(session, lineOfLetters)).toBeLessThanOrEqual(most);
    expect(await countEntries(session, `${lineOfLetters} valse`)).toBeLessThanOrEqual(most);
    const beginnings = Array.from({ length: 99 }, (_, n) => 'bal valse une bals valses'.slice(0, 2 + (n % 20)));
    expect(await countEntries(session, beginnings.join(' '))).toBeLessThanOrEqual(searchWordLimit * most);
  }));

/** Counts the entries of the index that have a word of a search, once for each word: the work of the database. */
async function countEntries(session: Session, said: string): Promise<number> {
  const { rows } = await session.query(
    `select coalesce(sum((select count(*) from public.event_projections where search @@ (quote_literal(word) || ':*')::tsquery)), 0)::integer as entries
     from regexp_matches((private.search_query($1)).query, '''([^'']+)'':\\*', 'g') as each (groups), unnest(groups) as word`,
    [said],
  );
  return rows[0]?.entries as number;
}
