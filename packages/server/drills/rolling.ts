import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { createDatabase } from '../testing/createDatabase.ts';
import { openCluster } from '../testing/openCluster.ts';
import { call, signUp } from './call.ts';
import { copyCommit } from './copyCommit.ts';
import { check, report } from './report.ts';
import { type BackendProcess, startBackend } from './startBackend.ts';

/*
 * Replaces two servers of an older version by two of this version, one after the other, during reads and writes: both versions
 * run on one database for a while. Then an old server starts again, and must not bring its functions back. The older version is the
 * commit of the first release, or `pnpm drill:rolling COMMIT`, with one function changed; it uses the packages of this version.
 */
/** Milliseconds between two steps, and between two requests of a client. */
const [step, pause] = [4_000, 40];
/** A comment in a function of the older version. */
const mark = '-- of the older version';
const folder = await mkdtemp(join(tmpdir(), 'lively-drill-'));
const cluster = await openCluster();
const old = await copyCommit(join(folder, 'old'), process.argv[2]);
try {
  const edited = join(old.root, 'supabase/schemas/votes/triggers/count_votes.sql');
  await writeFile(edited, (await readFile(edited, 'utf8')).replace('  return null;', `  return null; ${mark}`));
  const { url } = await createDatabase(cluster.url);
  const options = { databaseUrl: url, dataFolder: join(folder, 'data') };
  const servers: BackendProcess[] = [];
  for (let index = 0; index < 2; index++) servers.push(await startBackend({ ...options, root: old.root }));
  report('the older version', old.name);
  check('the older version has its function', (await readFunction(url)).includes(mark));
  const token = await signUp((servers[0] as BackendProcess).port, 'zoe@exemple.fr');
  let [isRunning, turn, number] = [true, 0, 0];
  const [written, refused, failedReads, failedSessions] = [
    [] as number[],
    [] as string[],
    [] as string[],
    [] as string[],
  ];
  let reads = 0;
  /** Takes the next server that accepts requests, like a load balancer. */
  const next = () => servers[turn++ % servers.length] as BackendProcess;
  const clients = [
    repeat(async () => {
      const { port } = next();
      const answers = await Promise.all(
        ['/rest/v1/rpc/explore_events', '/rest/v1/events?select=id,title,category&limit=5'].map((path) =>
          call(port, path),
        ),
      );
      reads += answers.length;
      for (const answer of answers) if (!answer.ok) failedReads.push(`${answer.status} ${await answer.text()}`);
    }),
    repeat(async () => {
      const { port, secretKey: key } = next();
      const mine = ++number;
      const answer = await call(port, '/rest/v1/events', {
        key,
        body: { title: `written ${mine}`, category: 'leisure', location: 'Lyon' },
      });
      if (answer.ok) written.push(mine);
      else refused.push(`${answer.status} ${await answer.text()}`);
    }),
    repeat(async () => {
      const { status } = await call(next().port, '/auth/v1/user', { token });
      if (status !== 200) failedSessions.push(String(status));
    }),
  ];
  await wait(step);
  for (let index = 0; index < 2; index++) {
    const fresh = await startBackend(options);
    const replaced = servers.shift();
    servers.push(fresh);
    // Lets the old server answer its open requests before it ends.
    await wait(pause * 10);
    await replaced?.stop('SIGTERM');
    if (index === 0) check('the new server says that another version runs', fresh.errors().includes('another version'));
    await wait(step);
  }
  check('the new version has replaced the function', !(await readFunction(url)).includes(mark));
  const restarted = await startBackend({ ...options, root: old.root });
  servers.push(restarted);
  await wait(step);
  check('an old server that starts again says that it is older', restarted.errors().includes('an older one'));
  check('and leaves the function of the new version', !(await readFunction(url)).includes(mark));
  isRunning = false;
  await Promise.all(clients);
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ title: string }[]>`select title from public.events where title like 'written %'`;
  await sql.end();
  const titles = new Set(rows.map(({ title }) => title));
  report('reads', reads);
  report('acknowledged writes', written.length);
  check(`no read fails ${failedReads.slice(0, 3).join('; ')}`.trimEnd(), reads > 0 && failedReads.length === 0);
  check(`no write is refused ${refused.slice(0, 3).join('; ')}`.trimEnd(), refused.length === 0);
  check('no acknowledged write is lost', written.length > 0 && written.every((each) => titles.has(`written ${each}`)));
  check(`no session is lost ${failedSessions.slice(0, 3).join('; ')}`.trimEnd(), failedSessions.length === 0);
  for (const server of servers) await server.stop('SIGTERM');

  async function repeat(ask: () => Promise<void>): Promise<void> {
    while (isRunning) {
      await ask();
      await wait(pause);
    }
  }
} finally {
  old.remove();
  await cluster.close();
  await rm(folder, { recursive: true, force: true });
}

async function readFunction(url: string): Promise<string> {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<
    { text: string }[]
  >`select prosrc as text from pg_proc where oid = 'private.count_votes'::regproc`;
  await sql.end();
  return row?.text ?? '';
}
