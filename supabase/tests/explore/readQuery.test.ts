import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas, districts, isDistrict } from '../../../packages/engine/src/areas/index.ts';
import { eventCategories, preferenceCategories } from '../../../packages/engine/src/index.ts';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { fillTables } from '../fillTables.ts';
import { owner, visitor } from '../people.ts';
import {
  acceptedArguments,
  type ExploreArguments,
  hostileArguments,
  hostileNumbers,
  hostileTexts,
} from './argumentArbitraries.ts';
import { insertWaltzes } from './insertWaltzes.ts';

/** `LONG=1` runs many more. */
const runs = process.env.LONG ? 3000 : 15;

type Call = readonly [statement: string, parameters: readonly unknown[]];

function exploreEvents(given: ExploreArguments): Call {
  const names = Object.keys(given).map((name, index) => `"${name}" => $${index + 1}`);
  return [`select public.explore_events(${names.join(', ')}) as answer`, Object.values(given)];
}

/** Returns a call of the private functions with a query without some of its filters. */
function queryWithout(omitted: readonly string[], given: ExploreArguments): Call {
  return [
    'select private.with_matches(private.read_explore_query($1)) - $2::text[] as query',
    [JSON.stringify(given), omitted],
  ];
}

/**
 * Runs calls as the API does, alternately for a visitor and a user, and lists those that failed with an error other
 * than a refusal (PT400).
 */
async function listFailures(session: Session, calls: readonly Call[]): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [index, [statement, parameters]] of calls.entries())
    await act(session, index % 2 ? owner : visitor, statement, parameters).catch((error: Error & { code?: string }) => {
      if (error.code === 'PT400') return;
      const facts = [`${error.code} ${error.message}`, statement, JSON.stringify(parameters)];
      failures.push(facts.map((fact) => fact.slice(0, 300)).join(' | '));
    });
  return failures;
}

test('the API answers or refuses any arguments without an error', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await fillTables(session);
    const texts = fc.sample(fc.option(hostileTexts), { numRuns: runs, seed: 7 });
    const calls = [
      ...fc.sample(hostileArguments, { numRuns: runs * 5, seed: 421 }).map(exploreEvents),
      ...texts.map((text): Call => ['select public.suggest_searches("text" => $1)', [text]]),
      ...texts.map((text): Call => ['select public.recommendation_candidates(near => $1)', [text]]),
      // Deeper than any stack.
      exploreEvents({ cursor: Buffer.from('['.repeat(100_000)).toString('base64') }),
      exploreEvents({ text: 'п'.repeat(3000) }),
    ];
    expect(await listFailures(session, calls)).toEqual([]);
  }));

test('the API answers accepted arguments and their next page', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await fillTables(session);
    await insertWaltzes(session);
    for (const given of fc.sample(acceptedArguments, { numRuns: runs, seed: 42 })) {
      const { rows } = await act(session, visitor, ...exploreEvents(given));
      const answer = rows[0]?.answer as { next_cursor: string | null };
      if (answer.next_cursor) await act(session, owner, ...exploreEvents({ ...given, cursor: answer.next_cursor }));
    }
  }));

// The checksum of a cursor has no secret: anyone can compute it.
const forgedCursors = fc.record({
  position: fc.record(
    {
      past: fc.oneof(fc.boolean(), fc.constant(null), hostileTexts),
      key: fc.oneof(hostileNumbers.map(String), hostileTexts, fc.constant(null)),
      secondKey: fc.oneof(hostileNumbers.map(String), hostileTexts, fc.constant(null)),
      id: fc.oneof(fc.uuid(), hostileTexts, fc.constant(null)),
    },
    { requiredKeys: [] },
  ),
  text: fc.constantFrom('', 'valse', 'polka'),
  sort: fc.constantFrom('popularity', 'score', 'distance', 'date', 'price'),
  direction: fc.constantFrom('ascending', 'descending'),
});

/** Cursors whose positions have the right types, with any values. */
const plausibleCursors = forgedCursors.chain((forged) =>
  fc
    .record({
      past: fc.boolean(),
      key: hostileNumbers.map(String),
      secondKey: hostileNumbers.map(String),
      id: fc.uuid(),
    })
    .map((position) => ({ ...forged, position })),
);

test('the API answers or refuses a forged cursor without an error', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await fillTables(session);
    await insertWaltzes(session);
    const calls: Call[] = [];
    for (const { position, ...given } of fc.sample(fc.oneof(forgedCursors, plausibleCursors), {
      numRuns: runs * 2,
      seed: 9,
    })) {
      const [read, parameters] = queryWithout([], given);
      const { rows } = await session.query(
        `select private.write_cursor($3, query, now()) as cursor from (${read}) as asked`,
        [...parameters, JSON.stringify(position)],
      );
      calls.push(exploreEvents({ ...given, cursor: rows[0]?.cursor as string }));
    }
    expect(await listFailures(session, calls)).toEqual([]);
  }));

test('a query contains only the requested filters', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const keysOf = async (given: ExploreArguments) =>
      Object.keys((await session.query(...queryWithout([], given))).rows[0]?.query as object).sort();
    const always = ['direction', 'limit', 'origin', 'sort', 'withoutNotices'];
    expect(await keysOf({})).toEqual(always);
    expect(await keysOf({ commune: '69123' })).toEqual(['commune', ...always]);
    expect(await keysOf({ commune: '69123', radius_km: 20 })).toEqual(['commune', ...always, 'radius'].sort());
    expect(await keysOf({ category: 'notice' })).toEqual(['category', ...always.slice(0, -1)]);
    expect(await keysOf({ topics: 'jazz', without: '{rock}' })).toEqual([...always, 'topics', 'without'].sort());
    expect(await keysOf({ areas: '{29}' })).toEqual(['areas', ...always]);
    expect(await keysOf({ without_areas: '29', weekdays: '{7}', min_price: 5 })).toEqual(
      [...always, 'minPrice', 'weekdays', 'withoutAreas'].sort(),
    );
    expect(await keysOf({ topics: '', without: '{}', access: '{}', areas: '', without_areas: '' })).toEqual(always);
    expect(await keysOf({ weekdays: '{}', min_price: 0 })).toEqual(always);
    expect(await keysOf({ weekdays: '7,6,5,4,3,2,1' })).toEqual(always);
    expect(await keysOf({ max_price: 0, access: '{mobility}' })).toEqual(['access', 'maxPrice', ...always].sort());
  }));

test('topics are at most twenty slugs of categories or subcategories', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const slugs = [
      ...eventCategories.map(({ slug }) => slug as string),
      ...preferenceCategories.flatMap(({ subcategories }) => subcategories),
    ];
    // One list has both.
    expect(new Set(slugs).size).toBe(slugs.length);
    const read = async (name: string, value: string) => {
      const { rows } = await session.query(...queryWithout([], { [name]: value }));
      return { ...(rows[0]?.query as Record<string, unknown>) }[name];
    };
    for (const name of ['topics', 'without']) {
      expect(await read(name, '{hip-hop,music}')).toEqual(['hip-hop', 'music']);
      for (const slug of slugs) expect(await read(name, slug)).toEqual([slug]);
      expect(await read(name, slugs.slice(0, 20).join())).toHaveLength(20);
      for (const [value, message] of [
        [slugs.slice(0, 21).join(), 'There are too many topics'],
        ...['notice', 'concert', 'jazz,', ',jazz', 'jazz, rock', '{{jazz}}', '{jazz', 'null', '"jazz"', 'Jazz'].map(
          (text) => [text, 'There is no such topic'],
        ),
      ] as [string, string][]) {
        const refused = act(session, visitor, ...exploreEvents({ [name]: value }));
        await expect(refused).rejects.toMatchObject({ code: 'PT400', message });
      }
    }
  }));

const districtsOfLyon = districts.flatMap(({ commune, code }) => (commune === '69123' ? [code] : []));

test('weekdays become bits, the first for Monday, and a lowest price is an amount', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const read = async (weekdays: string) => {
      const { rows } = await session.query(...queryWithout([], { weekdays }));
      return { ...(rows[0]?.query as Record<string, unknown>) }.weekdays;
    };
    expect(await read('1')).toBe(1);
    expect(await read('{2,4}')).toBe(2 + 8);
    expect(await read('7,7')).toBe(64);
    for (const [given, message] of [
      ...['0', '8', '-1', '1,', 'monday', '{{1}}', '1, 2', '01', 'null'].map(
        (weekdays) => [{ weekdays }, 'There is no such weekday'] as const,
      ),
      ...['-1', 'NaN', 'Infinity'].map((price) => [{ min_price: price }, 'The lowest price is no amount'] as const),
    ]) {
      const refused = act(session, visitor, ...exploreEvents(given));
      await expect(refused).rejects.toMatchObject({ code: 'PT400', message });
    }
  }));

test.each(['areas', 'without_areas'])(
  '%s are at most twenty codes, and become departments, communes with their districts, and districts',
  (name) =>
    testDatabase.inTransaction('rollback', async (session) => {
      const read = async (value: string) => {
        const { rows } = await session.query(...queryWithout([], { [name]: value }));
        const { areas, withoutAreas } = { ...(rows[0]?.query as Record<string, unknown>) };
        return areas ?? withoutAreas;
      };
      for (const area of areas)
        expect(await read(area.code)).toEqual(isDistrict(area) ? [area.code] : area.departments);
      expect(await read('35238,69123')).toEqual(['35238', '69123', ...districtsOfLyon]);
      expect(await read('{69387,75}')).toEqual(['69387', '75']);
      expect(await read('{BRE,29,2A,A}')).toEqual(['22', '29', '2A', '35', '56', '67', '68']);
      const codes = areas.map(({ code }) => code);
      await expect(read(codes.slice(0, 20).join())).resolves.toHaveLength(20);
      for (const [value, message] of [
        [codes.slice(0, 21).join(), 'There are too many areas'],
        ...[
          '20',
          '1',
          '99',
          '99999',
          '75100',
          '75121',
          'bre',
          'Bretagne',
          '29,',
          ',29',
          '29, 56',
          '{{29}}',
          '{29',
          'null',
          '"29"',
        ].map((text) => [text, 'There is no such area']),
      ] as [string, string][]) {
        const refused = act(session, visitor, ...exploreEvents({ [name]: value }));
        await expect(refused).rejects.toMatchObject({ code: 'PT400', message });
      }
    }),
);

test('a query is still valid without any of its filters', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await fillTables(session);
    const filters = [
      ...['text', 'ids', 'city', 'commune', 'radius', 'box'],
      ...['category', 'topics', 'without', 'date', 'maxPrice', 'access', 'ages', 'areas'],
      ...['weekdays', 'withoutAreas', 'minPrice'],
    ];
    const calls: Call[] = [];
    for (const [given, omitted] of fc.sample(fc.tuple(acceptedArguments, fc.subarray(filters)), {
      numRuns: runs,
      seed: 5,
    })) {
      const { rows } = await session.query(...queryWithout(omitted, given));
      const query = rows[0]?.query as { sort: string; text?: string };
      const pages =
        query.sort === 'distance' || query.sort === 'score'
          ? ['ranked_page($1, now(), array[]::text[], null)']
          : ['index_page($1, now(), null)', 'sorted_page($1, now(), null)'];
      if (query.text && query.sort === 'popularity') pages.push('deep_page($1, now(), null)');
      const names = [
        'find_events($1, now())',
        'explore($1, now(), array[]::text[], null)',
        ...pages.map((page) => `explore_${page}`),
      ];
      calls.push(...names.map((name): Call => [`select private.${name}`, [JSON.stringify(query)]]));
    }
    expect(await listFailures(session, calls)).toEqual([]);
  }));

test('a radius around a commune without coordinates is dropped, instead of being around Paris', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const read = async (commune: string) =>
      (
        await session.query(`select private.read_explore_query($1) -> 'radius' as radius`, [
          JSON.stringify({ commune, radius_km: 20 }),
        ])
      ).rows[0]?.radius;
    expect(await read('97701')).toBeNull();
    expect(await read('35238')).toBe(20);
  }));

test('ages are one of 0 to 17, a range of them in any order, or those of a family', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const read = async (ages: string) =>
      (await session.query(...queryWithout([], { ages }))).rows[0]?.query as { ages: number };
    expect(await read('0')).toMatchObject({ ages: 0b1 });
    expect(await read('4')).toMatchObject({ ages: 0b10000 });
    expect(await read('6-8')).toMatchObject({ ages: 0b111000000 });
    expect(await read('8-6')).toMatchObject({ ages: 0b111000000 });
    expect(await read('0-17')).toMatchObject({ ages: 2 ** 18 - 1 });
    expect(await read('family')).toMatchObject({ ages: 2 ** 18 });
    for (const ages of ['', '18', '6-18', '-1', '4 ans', '4-', '-4', '4-6-8', '4.5', '٤', '123']) {
      const refused = act(session, visitor, ...exploreEvents({ ages }));
      await expect(refused, ages).rejects.toMatchObject({ code: 'PT400', message: 'There is no such age' });
    }
  }));
