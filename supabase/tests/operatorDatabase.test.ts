import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '../../packages/server/src/backend/data/lockFolder.ts';
import { type Certificate, issueCertificate } from '../../packages/server/testing/issueCertificate.ts';
import { erasePerson } from '../operators/erasePerson.ts';
import { giveRole, hasFactor, takeRole } from '../operators/giveRole.ts';
import { openOperatorDatabase } from '../operators/openOperatorDatabase.ts';
import { copyEmpty, copyMigrated, toDatabase } from './database/openPglite.ts';
import { fillTables } from './fillTables.ts';
import { owner } from './people.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lively-operator-'));
  const pglite = await copyMigrated(resolve(folder, 'postgres'));
  await toDatabase(pglite).inTransaction('commit', fillTables);
  await pglite.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the database of an operator, in a data folder', () => {
  test('is refused while a running server holds the folder', async () => {
    const release = await lockFolder(folder);
    await expect(openOperatorDatabase({ LIVELY_DATA_FOLDER: folder })).rejects.toThrow('is held by process');
    await release();
  });

  test('opens after a server was killed', async () => {
    await writeFile(resolve(folder, 'server.json'), '{}');
    const database = await openOperatorDatabase({ LIVELY_DATA_FOLDER: folder });
    await expect(lockFolder(folder)).rejects.toThrow('is held by process');
    await database.close();
    await rm(resolve(folder, 'server.json'));
    await (await lockFolder(folder))();
  });

  test('fails with the path of a folder without a database', async () => {
    const nowhere = resolve(folder, 'nowhere');
    await expect(openOperatorDatabase({ LIVELY_DATA_FOLDER: nowhere })).rejects.toThrow(nowhere);
  });

  test.each([
    ['postgres://lively:secret@127.0.0.1:1/lively', 'No PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED)'],
    ['lively', 'DATABASE_URL is no URL of a PostgreSQL database'],
  ])('fails with the reason but without the password of a server: %s', async (url, reason) => {
    const failure = await openOperatorDatabase({ DATABASE_URL: url }).catch((error: Error) => error.message);
    expect(failure).toContain(reason);
    expect(failure).not.toContain('secret');
  });

  test('the certificate of a server is checked with the file of sslrootcert, and in each mode without one', async () => {
    const authority = issueCertificate('authority');
    const [file, otherFile] = ['ca.pem', 'other.pem'].map((name) => resolve(folder, name)) as [string, string];
    await writeFile(file, authority.cert);
    await writeFile(otherFile, issueCertificate('other authority').cert);
    const pglite = await copyEmpty();
    const server = new PGLiteSocketServer({ db: pglite, host: '127.0.0.1', port: 0 });
    await server.start();
    const encrypted = await encrypt(server.getServerConn(), issueCertificate('localhost', { issuer: authority }));
    const ask = async (parameters: string) => {
      const { port } = encrypted.address() as AddressInfo;
      const database = await openOperatorDatabase({
        DATABASE_URL: `postgres://postgres:postgres@localhost:${port}/postgres?${parameters}`,
      });
      try {
        return await database.query('select $1::jsonb as answer', [JSON.stringify(['text'])]);
      } finally {
        await database.close();
      }
    };
    try {
      expect(await ask(`sslmode=verify-full&sslrootcert=${file}`)).toEqual([{ answer: ['text'] }]);
      for (const wrong of [`sslmode=verify-full&sslrootcert=${otherFile}`, 'sslmode=verify-full', 'sslmode=require'])
        await expect(ask(wrong)).rejects.toThrow('cannot be used: unable to verify');
    } finally {
      encrypted.close();
      await server.stop();
      await pglite.close();
    }
  });

  test('gives a role only to confirmed accounts, and takes it back', async () => {
    const database = await openOperatorDatabase({ LIVELY_DATA_FOLDER: folder });
    const rolesOf = (email: string) =>
      database.query(
        'select s.role from public.staff_roles s join auth.users u on u.id = s.user_id where u.email = $1',
        [email],
      );
    try {
      const [{ email: unconfirmed } = {}] = await database.query(
        'select email from auth.users where email_confirmed_at is null limit 1',
        [],
      );
      await expect(giveRole(database, String(unconfirmed), 'moderator')).rejects.toThrow('is not confirmed');
      expect(await rolesOf(String(unconfirmed))).toEqual([]);
      await expect(giveRole(database, 'nowhere@example.org', 'moderator')).rejects.toThrow('No account has the email');
      await expect(giveRole(database, 'owner@example.org', 'king')).rejects.toThrow('There is no role king');
      await giveRole(database, 'Owner@example.org', 'moderator');
      await giveRole(database, 'owner@example.org', 'moderator');
      expect(await hasFactor(database, 'owner@example.org')).toBe(false);
      expect(await rolesOf('owner@example.org')).toEqual([{ role: 'moderator' }]);
      await takeRole(database, 'owner@example.org', 'moderator');
      await expect(takeRole(database, 'owner@example.org', 'moderator')).rejects.toThrow('has the role moderator');
      expect(
        await database.query(
          'select role, is_given, author_id, is_by_host from private.role_changes where user_id = $1 order by id',
          [owner.id],
        ),
      ).toEqual([
        { role: 'moderator', is_given: true, author_id: null, is_by_host: true },
        { role: 'moderator', is_given: false, author_id: null, is_by_host: true },
      ]);
    } finally {
      await database.close();
    }
  });

  test('a command has the status 0, or 1 and one line with the reason', () => {
    const script = resolve(import.meta.dirname, '../giveRole.ts');
    const run = (...parameters: string[]) =>
      spawnSync(process.execPath, [script, ...parameters], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, LIVELY_DATA_FOLDER: folder },
      });
    const misspelt = ['owner@example.org', 'moderator', '--tak'];
    for (const parameters of [[], ['nowhere@example.org', 'moderator'], misspelt]) {
      const { status, stderr } = run(...parameters);
      expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    }
    const { status, stderr } = run('owner@example.org', 'moderator');
    expect([status, stderr]).toEqual([0, '']);
  });

  test('a command that could not remove pictures lists them and has the status 1', async () => {
    const pglite = await PGlite.create({ loadDataDir: await copyFolder() });
    const server = new PGLiteSocketServer({ db: pglite, host: '127.0.0.1', port: 0 });
    await server.start();
    try {
      const script = resolve(import.meta.dirname, '../gdprErase.ts');
      const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
      const run = () =>
        promisify(execFile)(process.execPath, [script, 'owner@example.org'], {
          env: { PATH: process.env.PATH, DATABASE_URL: url },
        });
      const failure = await run().catch((error) => error);
      expect(failure.code).toBe(1);
      expect(JSON.parse(failure.stdout)).toMatchObject({ account: owner.id, picturesRemoved: false });
      expect(failure.stderr).toMatch(/^The rows are erased, and the pictures listed above remain: [^\n]*\n$/);
      expect(JSON.parse((await run()).stdout)).toMatchObject({ account: null, picturesRemoved: true });
    } finally {
      await server.stop();
      await pglite.close();
    }
  });

  test('a person is erased with their picture files', async () => {
    const picture = resolve(folder, 'pictures/avatars', owner.id, '1700000000000.png');
    await mkdir(dirname(picture), { recursive: true });
    await writeFile(picture, 'png');
    const database = await openOperatorDatabase({ LIVELY_DATA_FOLDER: folder });
    try {
      expect(await erasePerson(database, 'owner@example.org', null)).toMatchObject({
        account: owner.id,
        picturesRemoved: true,
      });
      expect(existsSync(picture)).toBe(false);
      expect(await database.query('select from storage.objects', [])).toEqual([]);
      expect(await database.query('select from auth.users where id = $1', [owner.id])).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

/** Copies the data of the folder, which no process has open. */
async function copyFolder(): Promise<Blob> {
  const pglite = await PGlite.create(resolve(folder, 'postgres'));
  const data = await pglite.dumpDataDir('none');
  await pglite.close();
  return data;
}

/** Opens the port of a PostgreSQL that accepts only TLS, in front of one without it. */
async function encrypt(address: string, { cert, key }: Certificate): Promise<Server> {
  const [host, port] = address.split(':');
  const server = createServer((socket) => {
    // The request of the client to begin TLS.
    socket.once('data', () => {
      const secure = new TLSSocket(socket, { isServer: true, cert, key });
      pipeline(secure, connect(Number(port), host), secure, () => {});
      socket.write('S');
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return server;
}
