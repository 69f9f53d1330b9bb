import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const cli = resolve(import.meta.dirname, '../../../node_modules/.bin/supabase');

export interface Advice {
  /** 0 if there is no finding of the level WARN or above. */
  readonly exitCode: number | null;
  /** Only warnings and errors: `rls_disabled_in_public: Table \`public.open\` is public, …`. */
  readonly findings: readonly string[];
}

/**
 * Runs `supabase db advisors` on a database: the lints that a hosted project shows.
 *
 * @throws Error if the Supabase CLI returns no report.
 */
export async function runAdvisors(pglite: PGlite): Promise<Advice> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-advisors-'));
  const server = new PGLiteSocketServer({ db: pglite, host: '127.0.0.1', port: 0 });
  await server.start();
  try {
    const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const parameters = ['--type', 'all', '--level', 'warn', '--fail-on', 'warn', '--output-format', 'json'];
    const { exitCode, output } = await run(['db', 'advisors', `--remote=${url}`, ...parameters], folder);
    return { exitCode, findings: readFindings(output) };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function run(parameters: readonly string[], cwd: string): Promise<{ exitCode: number | null; output: string }> {
  const { promise, resolve: end, reject } = Promise.withResolvers<{ exitCode: number | null; output: string }>();
  const child = spawn(cli, parameters, {
    cwd,
    env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', reject);
  child.on('close', (exitCode) => end({ exitCode, output: Buffer.concat(chunks).toString() }));
  return promise;
}

function readFindings(output: string): string[] {
  const report = /\{"results":.*\}/s.exec(output)?.[0];
  if (!report) throw new Error(`The Supabase CLI answered no report: ${output.slice(0, 500)}`);
  const { results } = JSON.parse(report) as { results: { name: string; detail: string }[] };
  return results.map(({ name, detail }) => `${name}: ${detail}`);
}
