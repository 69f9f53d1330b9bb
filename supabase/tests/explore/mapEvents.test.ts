import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departmentOf } from '../../../packages/engine/src/communes/communeShard.ts';
import { nextSpan } from '../../../packages/engine/src/dates/nextSpan.ts';
import { findKnownCity, isOnline, type LivelyEvent, type Profile } from '../../../packages/engine/src/index.ts';
import { noon, profiles } from '../../../packages/engine/testing/arbitraries.ts';
import { boundCount } from '../../../packages/engine/testing/boundCount.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { createExploreModel, type ExploreWorld } from './createExploreModel.ts';
import type { FilterQuery } from './FilterQuery.ts';
import { filterPairs, searchedTexts } from './filterPairs.ts';
import { generateEvents, insertEvents } from './generateEvents.ts';
import { insertWorld } from './insertWorld.ts';
import { toFilterArguments } from './toFilterArguments.ts';

/** `LONG=1` uses more events, and more queries for each pair of filters. */
const [eventCount, queriesOfPair] = process.env.LONG ? [4000, 24] : [300, 2];
/** An afternoon, and the night before it. */
const moments = [0, -0.8].map((days) => noon + days * 864e5);
/** The limits of counts and of points: those of the site, and two that most queries exceed. */
const limits = [
  [10_000, 2_000],
  [5, 3],
] as const;

test('the map has the events to come of the list for every pair of filters', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const world = await insertWorld(session, generateEvents(eventCount), searchedTexts);
    const models = moments.map((now) => ({ now, model: createExploreModel(world, now) }));
    const [profile] = fc.sample(profiles, { numRuns: 1, seed: 8 }) as [Profile];
    const seen = { departments: 0, points: 0, cut: 0 };
    for (const [index, { pair, queries }] of filterPairs.entries()) {
      const candidates = fc
        .sample(fc.tuple(queries, fc.constantFrom(...models)), { numRuns: 30 + queriesOfPair * 8, seed: index })
        .filter(([query, { model }]) => model.total(query).value > 0)
        .slice(0, queriesOfPair);
      for (const [number, [query, { now, model }]] of candidates.entries()) {
        const [most, mostPoints] = limits[(index + number) % limits.length] ?? limits[0];
        const listed = model
          .list({ ...query, sort: 'date', direction: 'ascending' }, profile)
          .flatMap(({ id, past }) => world.events.filter((event) => !past && event.id === id));
        const answer = await ask(session, query, now, most, mostPoints);
        expect([pair, query, answer]).toEqual([pair, query, toMap(listed, world, query, now, most, mostPoints)]);
        seen.departments += Object.keys(answer.departments).length;
        seen.points += answer.points.length;
        seen.cut += Number(answer.is_more);
      }
    }
    // Each kind of answer was compared.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  }));

test('the public function answers the map of a list', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(20));
    const filters = `category => 'music', date_filter => 'weekend', areas => 'IDF,69'`;
    const { rows } = await session.query(
      `select public.explore_events(${filters}, map => true) as answer, public.explore_events(${filters}) as list`,
    );
    const [{ answer, list }] = rows as [{ answer: MapAnswer; list: { total: number } }];
    expect(Object.values(answer.departments).reduce((sum, { value }) => sum + value, 0)).toBe(list.total);
  }));

interface MapAnswer {
  readonly departments: Readonly<Record<string, { value: number; isMore: boolean }>>;
  readonly points: readonly unknown[];
  readonly is_more: boolean;
}

async function ask(
  session: Session,
  query: FilterQuery,
  now: number,
  most: number,
  mostPoints: number,
): Promise<MapAnswer> {
  const { rows } = await session.query(
    'select private.map_events(private.read_explore_query($1), $2, $3, $4) as answer',
    [JSON.stringify(toFilterArguments(query)), new Date(now).toISOString(), most, mostPoints],
  );
  return rows[0]?.answer as MapAnswer;
}

/** Returns the expected answer. @param listed - The events to come of the list, the soonest first. */
function toMap(
  listed: readonly LivelyEvent[],
  { communes }: ExploreWorld,
  query: FilterQuery,
  now: number,
  most: number,
  mostPoints: number,
) {
  const departments = listed.map(({ id }) => departmentOf(communes.get(id) ?? ''));
  const count = (code: string) => boundCount(departments.filter((each) => each === code).length, most);
  const placed = listed.flatMap((event) => {
    const place = isOnline(event) ? null : (event.coordinates ?? findKnownCity(event.location));
    return place ? [{ event, place }] : [];
  });
  const hasPlace = query.city ?? query.commune ?? query.box ?? query.areas[0];
  const points = hasPlace ? placed : [];
  return {
    departments: Object.fromEntries(departments.filter(Boolean).map((code) => [code, count(code)])),
    elsewhere: count(''),
    unplaced: boundCount(listed.length - placed.length, most),
    points: points.slice(0, mostPoints).map(({ event, place }) => ({
      id: event.id,
      title: event.title,
      category: event.isNotice ? 'notice' : event.category,
      longitude: place.longitude,
      latitude: place.latitude,
      start: toCivilTime(nextSpan(event, now)?.span.start),
    })),
    is_more: points.length > mostPoints,
  };
}

function toCivilTime(minute: number | undefined): string | null {
  return minute === undefined ? null : new Date(minute * 60_000).toISOString().slice(0, 16);
}
