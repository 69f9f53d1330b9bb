import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLimit } from '../../../packages/engine/src/constants.ts';
import type { Count, LivelyEvent, Profile } from '../../../packages/engine/src/index.ts';
import { instants, noon, profiles, queries } from '../../../packages/engine/testing/arbitraries.ts';
import { explore } from '../../../packages/engine/testing/explore.ts';
import type { ExploreQuery } from '../../../packages/engine/testing/exploreQuery.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { createExploreModel, type ExploreModel } from './createExploreModel.ts';
import { eventKindNames, noKinds } from './eventKinds.ts';
import type { FilterQuery } from './FilterQuery.ts';
import { filterPairs, searchedTexts } from './filterPairs.ts';
import { generateEvents, insertEvents } from './generateEvents.ts';
import { insertWorld } from './insertWorld.ts';
import { toFilterArguments } from './toFilterArguments.ts';

/** `LONG=1` uses more events and queries, and more queries for each pair of filters. Half of these have no results. */
const [eventCount, queryCount, queriesOfPair] = process.env.LONG ? [4000, 2000, 48] : [300, 60, 2];
/** Moments around the days of the generated events: afternoons, nights, an early morning and a Friday evening. */
const moments = [-21.3, -9.3, -0.8, 0, 0.6, 6.3].map((days) => noon + days * 864e5);

/** The limits of exact counts: that of the site, and one that most queries exceed. */
const limits = [countLimit, 5];

interface Answer {
  readonly total: number;
  readonly is_more: boolean;
  readonly coming: Count;
  readonly past: number;
  readonly events: readonly { id: string; past: boolean; score: number; distance_km: number }[];
  readonly next_cursor: string | null;
  readonly counts: unknown;
  readonly relaxations: readonly { filter: string; total: Count }[];
}

interface Question {
  readonly query: FilterQuery;
  readonly profile: Profile;
  readonly now: number;
  readonly most: number;
}

test('the database answers every query like the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const asked = fc.sample(fc.tuple(queries, profiles, instants), { numRuns: queryCount, seed: 12 });
    const texts = new Set(asked.map(([{ text }]) => text));
    const world = await insertWorld(session, generateEvents(eventCount), [...texts]);
    for (const [index, [query, profile, now]] of asked.entries()) {
      const most = limits[index % 2] ?? countLimit;
      const model = createExploreModel(world, now, most);
      const question = { query: withoutOtherFilters(query), profile, now, most };
      await expectAnswer(session, question, model);
      // For a text, the database finds more than the engine: stems and descriptions.
      if (!world.matches.has(query.text) && !world.excluded.has(query.text))
        expectEngine(world.events, query, question, model);
    }
  }));

test('the database answers every pair of filters like the engine, with and without results', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const world = await insertWorld(session, generateEvents(eventCount), searchedTexts);
    const standings = moments.map((now) => ({
      now,
      models: limits.map((most) => ({ most, model: createExploreModel(world, now, most) })),
    }));
    const origins = fc.sample(profiles, { numRuns: 20, seed: 8 });
    const relaxed = new Set<string>();
    const totals = new Set<boolean>();
    for (const [index, { pair, queries }] of filterPairs.entries()) {
      const candidates = fc
        .sample(fc.tuple(queries, fc.constantFrom(...standings), fc.constantFrom(...origins)), {
          numRuns: 300 + queriesOfPair * 8,
          seed: index,
        })
        .map(([query, { now, models }, profile], number) => {
          const { most, model } = models[number % models.length] as (typeof models)[number];
          return { question: { query, profile, now, most }, model, total: model.total(query).value };
        });
      const some = candidates.filter(({ total }) => total > 0).slice(0, queriesOfPair / 2);
      const none = candidates.filter(({ total }) => total === 0).slice(0, queriesOfPair / 2);
      expect([pair, some.length, none.length]).toEqual([pair, queriesOfPair / 2, queriesOfPair / 2]);
      for (const { question, model } of [...some, ...none]) {
        const { relaxations, is_more } = await expectAnswer(session, question, model);
        totals.add(is_more);
        for (const { filter } of relaxations) relaxed.add(filter);
      }
    }
    expect([...totals].sort()).toEqual([false, true]);
    expect([...relaxed].sort()).toEqual(
      [
        ...eventKindNames,
        'access',
        'ages',
        'areas',
        'box',
        'category',
        'city',
        'commune',
        'date',
        'hours',
        'maxPrice',
        'minPrice',
        'subcategory',
        'text',
        'topics',
        'weekdays',
        'without',
        'withoutAreas',
      ].sort(),
    );
  }));

test('a search with a text finds at least the events that the engine finds', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const events = generateEvents(90);
    await insertEvents(session, events);
    const asked = fc.sample(fc.tuple(queries, profiles, instants), { numRuns: 150, seed: 5 });
    // Stems exclude more than words.
    for (const [query, profile, now] of asked.filter(([{ text }]) => text && !text.includes('-'))) {
      const whole = { ...query, page: 1, limit: 100 };
      const answer = await ask(session, { query: withoutOtherFilters(whole), profile, now, most: countLimit }, null);
      const found = answer.events.map(({ id }) => id);
      const missed = explore(events, whole, now, profile).events.filter(({ event }) => !found.includes(event.id));
      expect([JSON.stringify(query), missed.map(({ event }) => event.title)]).toEqual([JSON.stringify(query), []]);
    }
  }));

const noOthers = { subcategory: null, hours: null, ages: null, ...noKinds };

function withoutOtherFilters({ dateFilter, ...query }: ExploreQuery): FilterQuery {
  return {
    ...query,
    date: dateFilter,
    days: null,
    commune: null,
    radius: null,
    areas: [],
    withoutAreas: [],
    box: null,
    weekdays: [],
    minPrice: null,
    maxPrice: null,
    access: [],
    ...noOthers,
  };
}

/** Requests the pages of a query up to its own, and compares them with the model. Returns the first page. */
async function expectAnswer(session: Session, question: Question, model: ExploreModel): Promise<Answer> {
  const { query, profile, now } = question;
  const name = JSON.stringify({ ...query, origin: profile.city, now: new Date(now) });
  const expected = model.list(query, profile);
  const first = await ask(session, question, null);
  expect([name, first.total, first.is_more, first.coming, first.past, first.counts]).toEqual([
    ...[name, ...Object.values(model.total(query)), model.coming(query), model.past(query)],
    model.counts(query),
  ]);
  expect([name, first.relaxations]).toEqual([name, expected.length ? [] : model.relaxations(query)]);
  let answer = first;
  for (let page = 1; page <= query.page; page += 1) {
    if (page > 1 && !answer.next_cursor) break;
    if (page > 1) answer = await ask(session, question, answer.next_cursor);
    const entries = expected.slice((page - 1) * query.limit, page * query.limit);
    expect([name, page, answer.events.map(({ id, past, score }) => [id, past, score])]).toEqual([
      name,
      page,
      entries.map(({ id, past, score }) => [id, past, score]),
    ]);
    for (const [index, { distance }] of entries.entries())
      expect(answer.events[index]?.distance_km).toBeCloseTo(distance, 6);
    expect([name, page, answer.next_cursor !== null]).toEqual([name, page, expected.length > page * query.limit]);
  }
  return first;
}

async function ask(session: Session, { query, profile, now, most }: Question, cursor: string | null): Promise<Answer> {
  const { rows } = await session.query(
    `select private.explore(private.read_explore_query($1), $2, $3, $4, $5) as answer`,
    [
      JSON.stringify({
        ...toFilterArguments(query),
        sort: query.sort,
        direction: query.direction,
        page_size: query.limit,
        near: profile.city,
      }),
      new Date(now).toISOString(),
      [...profile.likes],
      // private.read_cursor refuses a moment other than now, so the cursor is decoded here.
      cursor && Buffer.from(cursor, 'base64url').toString(),
      most,
    ],
  );
  return rows[0]?.answer as Answer;
}

/** Compares the model with the answer of the engine. */
function expectEngine(
  events: readonly LivelyEvent[],
  query: ExploreQuery,
  question: Question,
  model: ExploreModel,
): void {
  const { profile, now, most } = question;
  const expected = model.list(question.query, profile);
  const found = explore(events, query, now, profile, most);
  expect([found.total, found.events.map(({ event, past, score }) => [event.id, past, score])]).toEqual([
    model.total(question.query),
    expected
      .slice((query.page - 1) * query.limit, query.page * query.limit)
      .map(({ id, past, score }) => [id, past, score]),
  ]);
  expect(found.relaxations).toEqual(found.total.value ? [] : model.relaxations(question.query));
}
