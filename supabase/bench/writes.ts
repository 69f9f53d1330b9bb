import { setTimeout as wait } from 'node:timers/promises';
import { type Connections, connect } from '../../packages/server/src/backend/postgres/connect.ts';
import { argumentsOf, readersKinds } from './queryKinds.ts';

const [seconds, votesPerSecond, eventsPerSecond, readers] = [20, 200, 20, 50];
const userCount = 2000;

/**
 * Measures votes and new events of signed-in users at a steady rate, while each reader requests a page per second.
 * Prints the durations, the failures, and the wrong counts at the end.
 */
export async function measureWrites(url: string, print: (line: string) => void): Promise<void> {
  const sql = connect(url, readers + 24);
  const failures = new Map<string, number>();
  const timed = createTimer(failures);
  try {
    await sql.unsafe(prepare);
    const users = await sql<{ id: string }[]>`select id from auth.users`;
    const events = await sql<{ id: string }[]>`select event_id as id from votes_before`;
    const pick = (list: readonly { id: string }[]) => list[Math.floor(Math.random() * list.length)]?.id;
    const end = Date.now() + seconds * 1000;

    const [votes, added, read] = await Promise.all([
      keepRate(votesPerSecond, end, () => timed(() => sql.unsafe(asUser(pick(users), voteFor(pick(events)))))),
      keepRate(eventsPerSecond, end, () => timed(() => sql.unsafe(asUser(pick(users), publish)))),
      Promise.all(Array.from({ length: readers }, (_, reader) => keepReading(sql, reader, end, timed))),
      // pg_cron does the same, less often.
      keepRate(0.2, end, () => timed(() => sql`select private.refresh_listings()`)),
    ]);
    print(describe('votes', votes));
    print(describe('new events', added));
    print(describe('pages read', read.flat()));
    print(`failures: ${JSON.stringify(Object.fromEntries(failures))}`);
    const [wrong] = await sql.unsafe(check);
    print(`wrong afterwards: ${JSON.stringify(wrong)}`);
  } finally {
    await sql.end();
  }
}

/** Creates a function that measures the milliseconds of a call, and counts failures by the error of the database. */
function createTimer(failures: Map<string, number>) {
  return async (run: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await run().catch(({ code, constraint_name, message }) => {
      const failure = [code, constraint_name, message].filter(Boolean).join(' ');
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    });
    return performance.now() - start;
  };
}

/** Starts calls at a constant rate, even if earlier calls have not ended. */
async function keepRate(perSecond: number, end: number, start: () => Promise<number>): Promise<number[]> {
  const begin = Date.now();
  const started: Promise<number>[] = [];
  while (Date.now() < end) {
    started.push(start());
    await wait(Math.max(0, begin + (started.length * 1000) / perSecond - Date.now()));
  }
  return Promise.all(started);
}

async function keepReading(
  sql: Connections,
  reader: number,
  end: number,
  timed: (run: () => Promise<unknown>) => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  await wait((reader * 1000) / readers);
  for (let round = reader; Date.now() < end; round += 1) {
    const given = argumentsOf(readersKinds[round % readersKinds.length] ?? 'none', round);
    const names = Object.keys(given).map((name, index) => `"${name}" => $${index + 1}`);
    times.push(
      await timed(() => sql.unsafe(`select public.explore_events(${names.join(', ')})`, Object.values(given))),
    );
    await wait(1000);
  }
  return times;
}

function describe(name: string, times: number[]): string {
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
  return `${name}: ${(times.length / seconds).toFixed(0)} a second, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/** Returns one transaction, as the API runs it for a user. */
function asUser(id: string | undefined, statement: string): string {
  const claims = JSON.stringify({ role: 'authenticated', sub: id });
  return `select set_config('request.jwt.claims', '${claims}', true), set_config('role', 'authenticated', true); ${statement}`;
}

const voteFor = (event: string | undefined) => `
  insert into public.event_votes (event_id, vote_type) values ('${event}', '${Math.random() < 0.8 ? 'up' : 'down'}')
  on conflict (user_id, event_id) do update set vote_type = excluded.vote_type`;

const publish = `
  insert into public.events (title, category, location, date, price)
  values ('Bal du soir', 'music', 'Lyon', current_date + (random() * 20)::integer, '10 €')`;

// There are so few events that several users vote for the same event at the same time.
const prepare = `
  insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'reader' || number || '@example.org', now() from generate_series(1, ${userCount}) as number;
  create table votes_before as
    select id as event_id, upvotes_count, downvotes_count from public.events join public.event_listings on event_id = id
    where not is_over limit 300;`;

const check = `
  select
    (select count(*) from votes_before b join public.events e on e.id = b.event_id
     where e.upvotes_count - b.upvotes_count <> (select count(*) from public.event_votes v where v.event_id = e.id and vote_type = 'up')
       or e.downvotes_count - b.downvotes_count <> (select count(*) from public.event_votes v where v.event_id = e.id and vote_type = 'down')
    ) as events,
    (select count(*) from public.events e join public.event_listings l on l.event_id = e.id where popularity <> popularity_score) as listings,
    (select ((private.find_events('{}', now())).counts ->> 'total')::integer
      - (select count(*) from private.listings_passing('{}', now()))) as total,
    (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`;
