import { execFile } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { binaries, hasPostgres, openCluster } from '../../testing/openCluster.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';

const root = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);
const read = (file: string) => readFile(resolve(root, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: unknown;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly mem_limit?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

async function readCompose(): Promise<Compose> {
  return parse(await read('compose.yaml'), { merge: true });
}

/** Returns true if a PostgreSQL verifier matches a password: RFC 5802. */
function isPasswordOf(verifier: string, password: string): boolean {
  const [, rounds, salt = '', storedKey] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(verifier) ?? [];
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  return createHash('sha256').update(clientKey).digest('base64') === storedKey;
}

test('the files, secrets and servers in compose.yaml exist', async () => {
  const { services, secrets, volumes } = await readCompose();
  expect(Object.keys(services)).toEqual(['database', 'server1', 'server2', 'caddy', 'commands']);
  for (const [name, service] of Object.entries(services)) {
    for (const secret of service.secrets ?? []) expect(Object.keys(secrets), name).toContain(secret);
    for (const value of Object.values(service.environment ?? {})) {
      const [, secret] = /^\/run\/secrets\/(\w+)$/.exec(value) ?? [];
      if (secret) expect(service.secrets, name).toContain(secret);
    }
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect(existsSync(resolve(root, source)), volume).toBe(true);
      else expect(Object.keys(volumes), volume).toContain(source);
    }
    for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(services), name).toContain(other);
  }
  const caddyfile = await read('docs/hosting/compose/Caddyfile');
  const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? [];
  expect(upstreams.split(' ')).toEqual(['server1:4173', 'server2:4173']);
});

test('the servers read each of their secret files, and .env.example contains each setting', async () => {
  const { services } = await readCompose();
  const folder = await mkdtemp(join(tmpdir(), 'lively-compose-'));
  const file = join(folder, 'secret');
  await writeFile(file, 'value');
  const { environment = {} } = services.server1 ?? {};
  const names = Object.keys(environment);
  const given = Object.fromEntries(names.filter((name) => name.endsWith('_FILE')).map((name) => [name, file]));
  const known: Record<string, string> = { ...given };
  readSecretFiles(known);
  await rm(folder, { recursive: true });
  expect(Object.keys(given)).toHaveLength(3);
  for (const name of Object.keys(given)) expect(known[name.replace(/_FILE$/, '')]).toBe('value');
  const example = await read('.env.example');
  for (const name of names.map((each) => each.replace(/_FILE$/, '')).filter((each) => each !== 'PGPASSWORD'))
    expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
});

test('every container has a bounded log and a limit of memory', async () => {
  const { services } = await readCompose();
  for (const [name, { logging, mem_limit }] of Object.entries(services)) {
    expect(logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
    expect(mem_limit, name).toMatch(/^\d+[mg]$/);
  }
});

test('the containers rebuild the same indexes as a server without containers', async () => {
  const guide = await read('docs/hosting.md');
  const lines = guide.split('\n').filter((line) => line.includes('reindexdb'));
  const rebuilt = (isContainer: boolean) =>
    lines
      .filter((line) => line.includes('docker compose') === isContainer)
      .flatMap((line) =>
        [...line.matchAll(/--concurrently (?:--table \S+ )+lively/g)].map(([parameters]) => parameters),
      );
  expect(rebuilt(false)).toHaveLength(2);
  expect(rebuilt(true)).toEqual(rebuilt(false));
});

test('one service builds the image of all servers', async () => {
  const { services } = await readCompose();
  const { server1, server2, commands } = services;
  expect(server1?.build).toBeDefined();
  expect(Object.values(services).filter(({ build }) => build)).toHaveLength(1);
  expect([server2?.image, commands?.image]).toEqual([server1?.image, server1?.image]);
});

/** Reads the paths that the Dockerfile copies from the repository, in all of its stages or in the last one. */
async function readCopied(isLast: boolean): Promise<string[]> {
  const stages = (await read('docs/hosting/Dockerfile')).split(/^FROM /m);
  const text = isLast ? (stages.at(-1) ?? '') : stages.join('');
  return [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
}

test('the image contains each script that the guide runs in it', async () => {
  const guide = await read('docs/hosting.md');
  const scripts = [...guide.matchAll(/docker compose run --rm commands node (?:--\S+ )*(\S+\.ts)/g)].map(
    ([, script = '']) => script,
  );
  expect(scripts).toHaveLength(5);
  const copied = await readCopied(true);
  for (const script of scripts) {
    expect(existsSync(resolve(root, script)), script).toBe(true);
    expect(
      copied.some((source) => script === source || script.startsWith(`${source}/`)),
      script,
    ).toBe(true);
  }
});

test('the image copies existing files and each manifest of the workspace', async () => {
  const dockerfile = await read('docs/hosting/Dockerfile');
  const copied = await readCopied(false);
  expect(copied.length).toBeGreaterThan(10);
  for (const source of copied) expect(existsSync(resolve(root, source)), source).toBe(true);
  for (const name of await readdir(resolve(root, 'packages')))
    expect(copied).toContain(`packages/${name}/package.json`);
  const versions = new Set([...dockerfile.matchAll(/pnpm@[\d.]+/g)].map(([version]) => version));
  expect([...versions]).toHaveLength(1);
  expect(await read('docs/hosting.md')).toContain(`npx -y ${[...versions][0]} build`);
});

// Needs PostgreSQL (Debian: apt install postgresql).
describe.skipIf(!hasPostgres)('the scripts of a new database', () => {
  test('create the user of the servers with any password, and an empty database', async () => {
    const cluster = await openCluster();
    const folder = await mkdtemp(join(tmpdir(), 'lively-compose-'));
    await chmod(folder, 0o755);
    const password = `it's "quoted" \\ $HOME`;
    const file = join(folder, 'password');
    await writeFile(file, `${password}\n`);
    const env = {
      PATH: `${binaries}:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(cluster.port),
      POSTGRES_USER: 'postgres',
      DATABASE_PASSWORD_FILE: file,
    };
    await run('psql', ['-v', 'ON_ERROR_STOP=1', '-U', 'postgres', '-d', 'postgres', '-f', 'docs/hosting/roles.sql'], {
      env,
      cwd: root,
    });
    await run('docs/hosting/compose/create-database.sh', [], { env, cwd: root });
    const sql = postgres(cluster.url, { max: 1 });
    const [row] = await sql`
      select pg_get_userbyid(datdba) as owner, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'lively'`;
    const [secret] = await sql<{ rolpassword: string }[]>`select rolpassword from pg_authid where rolname = 'lively'`;
    await sql.end();
    await cluster.close();
    await rm(folder, { recursive: true });
    expect(row).toEqual({ owner: 'lively', encoding: 'UTF8' });
    expect(isPasswordOf(secret?.rolpassword ?? '', password)).toBe(true);
    expect(isPasswordOf(secret?.rolpassword ?? '', 'another')).toBe(false);
  });
});
