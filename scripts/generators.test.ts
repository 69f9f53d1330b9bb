import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import nodePlop from 'node-plop';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFilterFiles } from '../plop/addFilter.ts';

const root = resolve(import.meta.dirname, '..');
const placeholder = /Fill in: /;
const textTypes = 'packages/app/src/i18n/i18next.d.ts';
const articles = 'packages/app/src/navigation/articles.ts';
const languages = readdirSync(join(root, 'packages/app/src/locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** The files that `new filter` changes. */
const filterFiles = listFilterFiles(languages);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lively-generators-'));
  for (const path of ['supabase/README.md', textTypes]) cpSync(join(root, path), join(folder, path));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'component',
    'poster wall',
    [
      'packages/ui/src/components/PosterWall/PosterWall.css.ts',
      'packages/ui/src/components/PosterWall/PosterWall.stories.tsx',
      'packages/ui/src/components/PosterWall/PosterWall.tsx',
    ],
  ],
  [
    'machine',
    'waitingList',
    [
      'packages/machines/src/waitingList/waitingList.machine.test.ts',
      'packages/machines/src/waitingList/waitingList.machine.ts',
      'packages/machines/src/waitingList/waitingList.services.ts',
      'packages/machines/src/waitingList/waitingList.walk.ts',
    ],
  ],
  [
    'route',
    'city-guide',
    [
      ...languages.map((language) => `packages/app/src/locales/${language}/cityGuide.json`),
      'packages/app/src/routes/cityGuide/cityGuide.route.test.tsx',
      'packages/app/src/routes/cityGuide/cityGuide.route.tsx',
    ],
  ],
  [
    'table',
    'eventReports',
    [
      'supabase/migrations/VERSION_create_event_reports.sql',
      'supabase/schemas/tables/event_reports.sql',
      'supabase/tests/tables/eventReports.test.ts',
    ],
  ],
])('`new %s` writes its family, each file with placeholders', async (kind, name, expected) => {
  await generate(kind, name);

  const written = listFiles();
  expect(written.map((path) => path.replace(/\d{14}/, 'VERSION'))).toEqual(expected);
  for (const path of written) {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text, path).toMatch(placeholder);
    expect(text, path).not.toMatch(/\{\{(camel|pascal|snake|lower)Case/);
  }
});

test.each([
  ['component', /throw new Error\('Fill in: /],
  ['machine', /expect\.fail\('Fill in: /],
  ['route', /expect\.fail\('Fill in: /],
  ['table', /expect\.fail\('Fill in: /],
])('the tests of a new %s fail until they are written', async (kind, failure) => {
  await generate(kind, 'example');
  const tests = listFiles().filter((path) => /\.(test|stories)\.tsx?$/.test(path));
  expect(tests).not.toEqual([]);
  for (const path of tests) expect(readFileSync(join(folder, path), 'utf8')).toMatch(failure);
});

test('a new component asks when to use it, when not, and for both as stories', async () => {
  await generate('component', 'poster wall');
  const stories = readFileSync(join(folder, 'packages/ui/src/components/PosterWall/PosterWall.stories.tsx'), 'utf8');
  for (const name of ['Do', 'Dont']) {
    const unwritten = String.raw`/\*\* Fill in: .+ \*/\nexport const ${name}: Story = \{\n  play: \(\) => \{\n    throw new Error\('Fill in: `;
    expect(stories).toMatch(new RegExp(unwritten));
  }
});

test('`new route` adds the keys of its texts to the types', async () => {
  await generate('route', 'city-guide');
  const before = readFileSync(join(root, textTypes), 'utf8').split('\n');
  const after = readFileSync(join(folder, textTypes), 'utf8').split('\n');
  const added = ["import type cityGuide from '../locales/fr/cityGuide.json';", '      cityGuide: typeof cityGuide;'];
  expect(after.filter((line) => !before.includes(line))).toEqual(added);
  expect(after.filter((line) => !added.includes(line))).toEqual(before);
});

test('the output of each generator passes lint and types', async () => {
  for (const path of [articles, ...filterFiles]) cpSync(join(root, path), join(folder, path));
  for (const kind of ['component', 'machine', 'route', 'page', 'table']) await generate(kind, 'probeThing');
  await generate('filter', 'probe');
  const files = listFiles().filter((path) => !filterFiles.includes(path));
  const options = ['--error-on-warnings', '--vcs-enabled=false'];
  expect(run('biome', ['check', ...options, '--config-path', root, '.'])).toBe('');
  // The arguments of explore_events come from the database, so a filter compiles only after the database has it.
  write('tsconfig.json', JSON.stringify(typesOf(files)));
  for (const path of ['.', 'packages/app', 'packages/ui', 'packages/machines'])
    symlinkSync(join(root, path, 'node_modules'), join(folder, path, 'node_modules'));
  expect(run('tsc', ['--project', '.'])).toBe('');
});

test('`new table` adds one line to the README of the database and changes no other line', async () => {
  await generate('table', 'eventReports');
  const before = readFileSync(join(root, 'supabase/README.md'), 'utf8').split('\n');
  const after = readFileSync(join(folder, 'supabase/README.md'), 'utf8').split('\n');
  const added = after.filter((line) => !before.includes(line));
  expect(added).toEqual([expect.stringMatching(/^\| `event_reports` +\|/)]);
  expect(after.filter((line) => line !== added[0])).toEqual(before);
});

test('`new table` writes a name of several words with spaces in texts for readers', async () => {
  await generate('table', 'probeThings');
  const [migration = '', schema = '', tests = ''] = listFiles().map((path) => readFileSync(join(folder, path), 'utf8'));
  expect(migration).toContain('create table public.probe_things (');
  expect(schema).toContain('create policy "users read their own probe things" on public.probe_things');
  expect(tests).toContain("describe('probe things', ");
});

test('`new page` writes its texts in each language and adds one line to the articles', async () => {
  cpSync(join(root, articles), join(folder, articles));
  await generate('page', 'press kit');
  expect(listFiles()).toEqual([
    ...languages.map((language) => `packages/app/src/locales/${language}/pages/pressKit.json`),
    articles,
  ]);
  const line = "  pressKit: { path: '/press-kit', category: 'culture', column: 'company' },";
  const lines = readFileSync(join(folder, articles), 'utf8').split('\n');
  expect(lines).toContain(line);
  expect(lines.filter((each) => each !== line).join('\n')).toBe(readFileSync(join(root, articles), 'utf8'));
});

test('`new filter` adds its texts and changes each file between the URL and the database', async () => {
  for (const path of filterFiles) cpSync(join(root, path), join(folder, path));
  await generate('filter', 'outdoors');
  expect(listFiles()).toEqual(filterFiles);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  for (const path of filterFiles.filter((path) => path !== 'supabase/schemas/drops.sql'))
    expect(read(path), path).toMatch(/\boutdoors/);
  expect(read('packages/app/src/locales/fr/explore.json')).toMatch(/"outdoors_many": "Fill in: \{\{number\}\}/);
  expect(read('supabase/schemas/drops.sql')).toMatch(/explore_events\(text,text,text,double precision,.*\);\n$/);
  expect(read('supabase/schemas/listings/kinds_of.sql')).toContain("'{online,once,outdoors}'::text[]");
});

test('the command overwrites no existing file', async () => {
  await generate('component', 'PosterWall');
  const command = ['component', 'PosterWall', '--dest', folder, '--no-progress'];
  expect(run('plop', command, root)).toMatch(/"PosterWall" is taken: see packages\/ui\/src\/components\/PosterWall\//);
});

test('the command asks for a name, also without a terminal', () => {
  const said = run('plop', ['page', '--dest', folder, '--no-progress'], root);
  expect(said).toMatch(/^1: .*Which name\? npx -y pnpm@[\d.]+ new page NAME/s);
});

test.each([
  ['component', '9lives', 'is not a name'],
  ['table', 'été', 'is not a name'],
  ['route', '../login', 'is not a name'],
  ['migration', 'drop; it', 'is not a name'],
  // The votes have services but no machine file, so the first file that the generator writes does not exist.
  ['machine', 'vote', 'is taken: see packages/machines/src/vote/vote.services.ts'],
  ['page', 'faq', 'is taken: see packages/app/src/locales/fr/pages/faq.json'],
  ['page', 'explore', 'is taken: see packages/app/src/navigation/paths.ts'],
  ['filter', 'online', 'is taken: see supabase/schemas/explore/explore_events.sql'],
  ['filter', 'freeParking', 'is not one word'],
  ['filter', 'price', 'is taken: see packages/app/src/search/exploreState.ts'],
])('`new %s %s` reports an invalid name before it writes a file', async (kind, name, fault) => {
  const plop = await nodePlop(join(root, 'plopfile.ts'), { destBasePath: root, force: false });
  await expect(plop.getGenerator(kind).runPrompts([name])).rejects.toThrow(fault);
});

test('`new migration` writes an empty file after the last one', async () => {
  write('supabase/migrations/29990101000000_create_notes.sql', '');
  await generate('migration', 'changeNotes');
  const [path = ''] = globSync('supabase/migrations/*_change_notes.sql', { cwd: folder });
  expect(path).toBe('supabase/migrations/29990101000001_change_notes.sql');
  expect(readFileSync(join(folder, path), 'utf8')).toBe('-- Fill in: what changes, and why.\n');
});

/** Returns a TypeScript configuration that checks files as if they were in the repository, beside the files that they import. */
function typesOf(files: readonly string[]) {
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '/', rootDirs: ['.', root] },
      ...{ lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: ['node', 'vite/client'] },
    },
    files: [
      textTypes,
      ...files.filter((path) => /\.tsx?$/.test(path)),
      // Declares the values that the tests of the database are given.
      join(root, 'supabase/tests/database/throwawayDatabase.ts'),
    ],
  };
}

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Runs a generator as the command does, without a separate process. */
async function generate(kind: string, name: string): Promise<void> {
  const plop = await nodePlop(join(root, 'plopfile.ts'), { destBasePath: folder, force: false });
  const { failures } = await plop.getGenerator(kind).runActions({ name });
  if (failures.length) throw new Error(failures.map(({ error }) => error).join('\n'));
}

/** @returns The output of a command that failed; an empty text if it succeeded. */
function run(command: string, parameters: readonly string[], cwd = folder): string {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), parameters, {
    cwd,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${status}: ${stdout}${stderr}`;
}

/** Lists the files except those that exist before every test. */
function listFiles(): string[] {
  const isOld = (path: string) => path === 'README.md' || path.endsWith('.d.ts');
  return globSync('**/*.*', { cwd: folder, exclude: isOld }).sort();
}
