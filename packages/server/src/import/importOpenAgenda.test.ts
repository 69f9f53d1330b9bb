import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const fixtures = resolve(import.meta.dirname, 'fixtures');
const secretKey = 'sb_secret_of_this_test';

/** A hosted project without events, which accepts requests with its key. */
const project: Server = createServer((request, response) => {
  const isLetIn = request.headers.apikey === secretKey;
  response.statusCode = isLetIn ? (request.method === 'POST' ? 201 : 200) : 401;
  request.resume().on('end', () => response.end(isLetIn && request.method === 'GET' ? '[]' : ''));
});
let url = '';
let journal = '';

beforeAll(async () => {
  journal = await mkdtemp(resolve(tmpdir(), 'lively-import-'));
  await new Promise<void>((listen) => project.listen(0, '127.0.0.1', listen));
  const address = project.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await rm(journal, { recursive: true });
  await new Promise((closed) => project.close(closed));
});

/** Runs the command like `pnpm import:openagenda` in the folder of the fixtures, with the project above as target. */
function run(parameters: string[], key = secretKey): Promise<{ status: number; output: string; errors: string }> {
  const { PATH = '' } = process.env;
  const options = { env: { PATH, INIT_CWD: fixtures, SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } };
  return new Promise((finish) => {
    execFile(
      'node',
      [resolve(import.meta.dirname, 'importOpenAgenda.ts'), ...parameters, '--journal', journal],
      options,
      (error, output, errors) => {
        finish({ status: error ? Number(error.code) : 0, output, errors });
      },
    );
  });
}

test('a valid file is imported with the counts and the status 0', async () => {
  expect(await run(['records.json'])).toEqual({
    status: 0,
    output: `From records.json into ${url}\n3 records: 3 new, 0 changed, 0 unchanged\n`,
    errors: '',
  });
});

test('a file with invalid records imports the valid ones, and fails', async () => {
  const broken = resolve(fixtures, 'brokenRecords.ndjson');
  const problems =
    'Record 2 (uid 2002): it has no title.\nRecord 3: it is not a JSON object.\nRecord 4 (uid 2004): this is not JSON: [{begin}].\n';
  expect(await run([broken])).toEqual({
    status: 1,
    output: [
      `From ${broken} into ${url}`,
      '5 records: 1 new, 0 changed, 0 unchanged',
      '1 occurred twice: the one updated last was kept',
      `3 were not imported: ${resolve(journal, 'import-problems.txt')} gives the reasons`,
      '',
    ].join('\n'),
    errors: problems,
  });
  expect(await readFile(resolve(journal, 'import-problems.txt'), 'utf8')).toBe(problems);
});

test('a run without a file shows the usage', async () => {
  const { status, errors } = await run([]);
  expect(errors).toMatch(/^Usage: pnpm import:openagenda FILE_OR_URL/);
  expect(status).toBe(1);
});

test.each([
  ['“soon” is none', ['records.json', '--since', 'soon'], secretKey],
  ['--whole needs every record', ['records.json', '--since', '2026-11-01', '--whole'], secretKey],
  ['absent.json (ENOENT', ['absent.json'], secretKey],
  ['Cannot read http://127.0.0.1:1/records', ['http://127.0.0.1:1/records'], secretKey],
  ['Cannot read what was imported before', ['records.json'], 'another key'],
])('a run that cannot start fails with the reason: %s', async (message, parameters, key) => {
  const { status, output, errors } = await run(parameters, key);
  expect(errors).toContain(message);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain('new');
  expect(status).toBe(1);
});
