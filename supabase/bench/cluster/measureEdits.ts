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

/** Edits while the connections that tell of changes are cut, and when they are back. @returns Pages that are old after 2 s. */
export async function measureCut({ servers, client }: BenchSite, eventIds: readonly string[]): Promise<number> {
  const ids = eventIds.slice(0, watched);
  let stale = 0;
  for (let round = 0; round < 5; round++) {
    const title = (part: string) => `Bal ${part} ${round} fin`;
    const readAll = () =>
      Promise.all(servers.flatMap(({ port }) => ids.map(async (id) => (await ask(port, `/event/${id}`)).body)));
    await readAll();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lively %' and datname = current_database()",
    );
    await client.query('update public.events set title = $2 where id = any ($1)', [ids, title('cut')]);
    await wait(2_000);
    stale += (await readAll()).filter((page) => !page.includes(title('cut'))).length;
    // Back again: the next edit is heard.
    await client.query('update public.events set title = $2 where id = any ($1)', [ids, title('back')]);
    await wait(2_000);
    stale += (await readAll()).filter((page) => !page.includes(title('back'))).length;
  }
  return stale;
}
