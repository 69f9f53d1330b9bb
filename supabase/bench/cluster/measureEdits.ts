import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { BenchSite } from './openSite.ts';

/** Milliseconds: between two edits, and between two looks at a server. */
const [editPause, lookPause] = [50, 120];
/** Events that are edited in turn. */
const watched = 20;

export interface EditFigures {
  readonly edits: number;
  readonly looks: number;
  /** Milliseconds: how long ago the next edit of what a page showed was, at most. */
  readonly oldest: number;
}

/** Edits events while every server is asked for their pages: how old is what it shows? */
export async function measureEdits(
  { servers, client }: BenchSite,
  eventIds: readonly string[],
  edits: number,
): Promise<EditFigures> {
  const ids = eventIds.slice(0, watched);
  /** When each version of each event was committed. */
  const committed = new Map(ids.map((id): [string, number[]] => [id, []]));
  for (const id of ids) await edit(id);
  await wait(2_500);
  let [looks, oldest, isRunning] = [0, 0, true];
  const look = async (port: number) => {
    while (isRunning) {
      const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
      const asked = performance.now();
      const { status, body } = await ask(port, `/event/${id}`);
      // When what the page shows was replaced: before it was asked for, the page is old.
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
    await client.query('update public.events set title = $2 where id = $1', [id, `Bal version ${versions.length} fin`]);
    versions.push(performance.now());
  }
}

interface CutFigures {
  readonly looks: number;
  /** Pages that show what was replaced two seconds before. */
  readonly stale: number;
  /** Looks that were refused: a machine that has too much to do. */
  readonly refused: number;
}

/** Edits while the connections that tell of changes are cut, and when they are back. */
export async function measureCut({ servers, client }: BenchSite, eventIds: readonly string[]): Promise<CutFigures> {
  const ids = eventIds.slice(0, watched);
  let [looks, stale, refused] = [0, 0, 0];
  const edit = async (title: string) => {
    await client.query('update public.events set title = $2 where id = any ($1)', [ids, title]);
    await wait(2_000);
    await lookFor(title);
  };
  for (let round = 0; round < 5; round++) {
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lively %' and datname = current_database()",
    );
    await edit(`Bal cut ${round} fin`);
    // Back again: the next edit is heard.
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
