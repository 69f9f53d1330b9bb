import { expect, test } from 'vitest';
import { type ExploreState, parseExploreState, toEventQuery } from '../../../packages/app/src/search/exploreState.ts';
import { isTitleOf } from '../../../packages/app/src/search/isTitleOf.ts';
import { readLine } from '../../../packages/app/src/search/readLine.ts';
import { toExploreArguments } from '../../../packages/app/src/supabase/toExploreArguments.ts';
import { createCommuneFinder } from '../../../packages/engine/testing/findAllCommunes.ts';
import {
  type LabelledSearch,
  readSearches,
  readSoughtEvents,
} from '../../../packages/engine/testing/searches/readSearches.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';

/** A cycle of the calendar: the labelled days have the same weekdays then, and no event is over. */
const years = 28;
/** The clock of the labels, years later. */
const now = Date.parse(`${2026 + years}-11-28T14:00:00Z`);
const goal = 0.98;

const finders = {
  fr: createCommuneFinder('fr'),
  en: createCommuneFinder('en'),
  es: createCommuneFinder('es'),
};

const idOf = (id: string) => `00000000-0000-4000-8000-${id.padStart(12, '0')}`;

test('a search for an event that exists shows it first or second, or above the list', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertSoughtEvents(session);
    const searches = readSearches();
    const missed: string[] = [];
    for (const search of searches) if (!(await isInFront(session, search))) missed.push(`${search.by}: ${search.line}`);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(searches.length * (1 - goal));
  }));

async function isInFront(session: Session, { id, line, language }: LabelledSearch): Promise<boolean> {
  const find = finders[language];
  const communes = { findNamed: async (names: readonly string[]) => names.flatMap((name) => [...find(name)]) };
  const { changed } = await readLine(line, { now, timeZone: 'Europe/Paris', language, communes }, AbortSignal.any([]));
  const state = { ...parseExploreState(new URLSearchParams()), ...changed };
  const list = await explore(session, state);
  // The page shows the list of the corrected text instead of an empty one.
  const corrected =
    list.total || list.correction === null ? list : await explore(session, { ...state, text: list.correction });
  const first = corrected.events.slice(0, 2).map((event) => event.id);
  const titled = changed.markedLine ? await findTitled(session, line) : undefined;
  return [...first, titled].includes(idOf(id));
}

interface Answer {
  readonly total: number;
  readonly events: readonly { id: string }[];
  readonly correction: string | null;
}

async function explore(session: Session, state: ExploreState): Promise<Answer> {
  const { text = '', ...others } = toExploreArguments({ query: toEventQuery(state), cursor: null, userId: null });
  const { rows } = await session.query(
    `select private.explore(private.read_explore_query($1), $2, '{}', null)
       || jsonb_build_object('correction', private.correct_search($3)) as answer`,
    [JSON.stringify({ text, ...others }), new Date(now).toISOString(), text],
  );
  return rows[0]?.answer as Answer;
}

/** Returns the event that the page offers above the list of a parsed line. */
async function findTitled(session: Session, line: string): Promise<string | undefined> {
  const suggest = async (text: string) =>
    (await session.query('select public.suggest_searches($1) as answer', [text])).rows[0]?.answer as {
      events: { id: string; title: string }[];
      correction: string | null;
    };
  const { events, correction } = await suggest(line);
  const found = correction === null ? events : (await suggest(correction)).events;
  return found.find(({ title }) => isTitleOf(title, correction ?? line))?.id;
}

async function insertSoughtEvents(session: Session): Promise<void> {
  const rows = readSoughtEvents().map(({ id, title, artists, venue, city, keywords, category, subcategory, date }) => ({
    ...{ id: idOf(id), title, venue: venue || null, location: city, lineup: artists, category },
    subcategory: subcategory || null,
    // The importer appends the keywords of a source to its description.
    description: keywords.join(', '),
    date: `${Number(date.slice(0, 4)) + years}${date.slice(4)}`,
    time: '20:00',
  }));
  await session.query(
    `insert into public.events (id, title, venue, location, lineup, category, subcategory, description, date, "time", latitude, longitude)
     select e.id, e.title, e.venue, e.location, e.lineup, e.category, e.subcategory, e.description, e.date, e."time", p.latitude, p.longitude
     from jsonb_populate_recordset(null::public.events, $1) as e
     left join lateral (
       select latitude, longitude from public.places where name = e.location order by population desc limit 1
     ) as p on true`,
    [JSON.stringify(rows)],
  );
  await session.run('analyze public.event_projections; analyze public.event_listings');
}
