import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listTrackedFiles } from './listTrackedFiles.ts';
import { readPnpmCommands, readReadmeScripts } from './readPnpmCommands.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const readme = read('README.md');
const workflow = read('.github/workflows/long.yml');
/** The commands of pnpm itself. */
const builtIn = ['install', 'exec', 'pack', 'audit', 'sbom'];

const scriptsOf = (folder: string): Record<string, string> => JSON.parse(read(`${folder}package.json`)).scripts ?? {};
const rootScripts = scriptsOf('');
const texts = listTrackedFiles(
  ':!pnpm-lock.yaml',
  ':!*.png',
  ':!*.woff2',
  ':!packages/app/src/communes',
  ':!scripts/documentedCommands.test.ts',
).map((path) => ({ path, text: read(path) }));

test('every file contains the same version of pnpm', () => {
  const [, expected = ''] = readme.match(/npx -y pnpm@([\d.]*\d)/) ?? [];
  expect(expected).toMatch(/^\d+\.\d+\.\d+$/);
  const named = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w@/-])pnpm@([\d.]*\d)/g)].map(([, version = '']) => `${path} ${version}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((each) => !each.endsWith(` ${expected}`))).toEqual([]);
});

test('every pnpm command in a text is a script of its package or a command of pnpm', () => {
  const commands = texts.flatMap(({ path, text }) => readPnpmCommands(text).map((command) => ({ path, ...command })));
  expect(commands.length).toBeGreaterThan(50);
  const unknown = commands.filter(({ filter, name, parameters }) => {
    if (name === 'exec') return !existsSync(resolve(root, 'node_modules/.bin', parameters[0] ?? ''));
    const scripts = filter ? scriptsOf(`packages/${filter.replace('@lively/', '')}/`) : rootScripts;
    return !(name in scripts) && !builtIn.includes(name);
  });
  expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('every command in the table of README is a script', () => {
  const names = readReadmeScripts(readme);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !(name in rootScripts) && !builtIn.includes(name))).toEqual([]);
});

test('every script is mentioned in a text or a workflow, or is part of another script', () => {
  const documents = texts.filter(({ path }) => /\.(md|mdx|yml)$/.test(path)).map(({ text }) => text);
  const named = [...documents, ...Object.values(rootScripts)].flatMap((text) => [
    ...[...text.matchAll(/`([\w:-]+)[^`\n]*`/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\bpnpm(?:@[\d.]+)? ([\w:-]+)/g)].map(([, name = '']) => name),
  ]);
  expect(Object.keys(rootScripts).filter((name) => !named.includes(name))).toEqual([]);
});

test('every file that a script starts with Node exists', () => {
  const folders = ['', ...listTrackedFiles('packages/*/package.json').map((path) => path.replace('package.json', ''))];
  const files = folders.flatMap((folder) =>
    Object.values(scriptsOf(folder)).flatMap((script) =>
      [...script.matchAll(/\bnode (?:-\S+ )*(\S+\.ts)/g)].map(([, path]) => `${folder}${path}`),
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

test('the nightly workflow runs every command that README calls nightly', () => {
  const lines = [...workflow.matchAll(/^\s+- run: (.+)$/gm)].map(([, line = '']) => line);
  const runs = new Set(
    lines.flatMap((line) => [...readPnpmCommands(line), ...readServed(line)]).map(({ name }) => name),
  );
  expect(readReadmeScripts(readme).filter((name) => !runs.has(name))).toEqual([]);
});

test('README and the nightly workflow list the same suites with a long form', () => {
  const [, sentence = ''] = readme.match(/^`LONG=1` before a name(.*?)\. /ms) ?? [];
  const [, suites = ''] = workflow.match(/suite: \[(.*)\]/) ?? [];
  expect(suites.split(', ').sort()).toEqual([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort());
});

/** Reads the commands that `.ci/serve URL NAME` starts. */
function readServed(line: string): { name: string }[] {
  return [...line.matchAll(/\.ci\/serve \S+ ([\w:-]+)/g)].map(([, name = '']) => ({ name }));
}
