import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { BenchSite } from './openSite.ts';

/** Milliseconds between two edits, and between two reads of a server. */
const [editPause, lookPause] = [50, 120];
/** The number of events that are edited in turn. */
const watched = 20;

export interface EditFigures {
  readonly edits: number;
  readonly looks: number;
  /** The max age of a page in milliseconds: the time since the next edit of the version that it shows. */
  readonly oldest: number;
}

/** Edits events while all servers are asked for their pages, and measures how old the pages are. */
export async function measureEdits(
  { servers, sql }: BenchSite,
  eventIds: readonly string[],
  edits: number,
): Promise<EditFigures> {
  const ids = eventIds.slice(0, watched);
  /** The commit time of each version of each event. */
  const committed = new Map(ids.map((id): [string, number[]] => [id, []]));
  for (const id of ids) await edit(id);
  await wait(2_500);
  let [looks, oldest, isRunning] = [0, 0, true];
  const look = async (port: number) => {
    while (isRunning) {
      const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
      const asked = performance.now();
      const { status, body } = await ask(port, `/event/${id}`);
      // The time when the shown version was replaced. The page is old if that was before the request.
      const shown = Number(/Bal version (\d+) fin/.exec(body)?.[1]);
      if (status !== 200 || Number.isNaN(shown)) throw new Error(`${status}: a page shows no version of its event.`);
      const replaced = committed.get(id)?.[shown + 1] ?? asked;
      oldest = Math.max(oldest, asked - replaced);
      looks += 1;
      await wait(lookPause);
    }
  };
  const looking = servers.map(({ port }) => look(port));
  for (let number = 0; number < edits; number++) {
    const next = wait(editPause);
    await edit(ids[number % ids.length] ?? '');
    await next;
  }
  isRunning = false;
  await Promise.all(looking);
  return { edits, looks, oldest };

  async function edit(id: string): Promise<void> {
    const versions = committed.get(id) ?? [];
    await sql`update public.events set title = ${`Bal version ${versions.length} fin`} where id = ${id}`;
    versions.push(performance.now());
  }
}

interface CutFigures {
  readonly looks: number;
  /** The number of pages with a version that was replaced two seconds before. */
  readonly stale: number;
  /** The number of refused reads, because the machine is overloaded. */
  readonly refused: number;
}

/** Edits events while the notification connections are cut, and after they are restored. */
export async function measureCut({ servers, sql }: BenchSite, eventIds: readonly string[]): Promise<CutFigures> {
  const ids = eventIds.slice(0, watched);
  let [looks, stale, refused] = [0, 0, 0];
  const edit = async (title: string) => {
    await sql`update public.events set title = ${title} where id = any (${ids})`;
    await wait(2_000);
    await lookFor(title);
  };
  for (let round = 0; round < 5; round++) {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'lively %' and datname = current_database()`;
    await edit(`Bal cut ${round} fin`);
    // The connections are restored: the servers are notified of the next edit.
    await edit(`Bal back ${round} fin`);
  }
  return { looks, stale, refused };

  async function lookFor(title: string): Promise<void> {
    for (const id of ids) {
      const answers = await Promise.all(servers.map(({ port }) => ask(port, `/event/${id}`)));
      for (const { status, body } of answers) {
        looks += 1;
        if (status !== 200) refused += 1;
        else if (!body.includes(title)) stale += 1;
      }
    }
  }
}
