import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const placeholder = /Fill in: /;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lively-generators-'));
  cpSync(join(root, 'supabase/README.md'), join(folder, 'supabase/README.md'));
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
      'packages/app/src/locales/en/cityGuide.json',
      'packages/app/src/locales/es/cityGuide.json',
      'packages/app/src/locales/fr/cityGuide.json',
      'packages/app/src/routes/cityGuide/cityGuide.route.test.tsx',
      'packages/app/src/routes/cityGuide/cityGuide.route.tsx',
    ],
  ],
  ['table', 'eventReports', ['supabase/migrations/*_create_event_reports.sql', 'supabase/tests/eventReports.test.ts']],
])('`new %s` writes its family, each file with placeholders', (kind, name, expected) => {
  generate(kind, name);

  const written = listFiles();
  expect(written.map((path) => path.replace(/\d{14}/, '*'))).toEqual(expected);
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
])('the tests of a new %s fail until they are written', (kind, failure) => {
  generate(kind, 'example');
  const tests = listFiles().filter((path) => /\.(test|stories)\.tsx?$/.test(path));
  expect(tests).not.toEqual([]);
  for (const path of tests) expect(readFileSync(join(folder, path), 'utf8')).toMatch(failure);
});

test('a new component asks when to use it, when not, and for both as stories', () => {
  generate('component', 'poster wall');
  const stories = readFileSync(join(folder, 'packages/ui/src/components/PosterWall/PosterWall.stories.tsx'), 'utf8');
  for (const name of ['Do', 'Dont']) {
    const unwritten = String.raw`/\*\* Fill in: .+ \*/\nexport const ${name}: Story = \{\n  play: \(\) => \{\n    throw new Error\('Fill in: `;
    expect(stories).toMatch(new RegExp(unwritten));
  }
});

test('`new table` adds a line to the tables, and nothing else, in the README of the database', () => {
  generate('table', 'eventReports');
  const before = readFileSync(join(root, 'supabase/README.md'), 'utf8').split('\n');
  const after = readFileSync(join(folder, 'supabase/README.md'), 'utf8').split('\n');
  const added = after.filter((line) => !before.includes(line));
  expect(added).toEqual([expect.stringMatching(/^\| `event_reports` \|/)]);
  expect(after.filter((line) => line !== added[0])).toEqual(before);
});

test('a generator never writes over a file', () => {
  generate('component', 'PosterWall');
  expect(() => generate('component', 'PosterWall')).toThrow(/File already exists/);
});

function generate(kind: string, name: string): void {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/plop'),
    [kind, name, '--dest', folder, '--no-progress'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

function listFiles(): string[] {
  return globSync('**/*.*', { cwd: folder, exclude: (path) => path === 'README.md' }).sort();
}
