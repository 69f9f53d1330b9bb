import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Ajv from 'ajv';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { runIn } from '../../../scripts/runIn.ts';
import { listUnmeasured } from '../build/accessibility/listUnmeasured.ts';
import schema from '../build/accessibility/openacr-0.1.0.json' with { type: 'json' };
import { readMeasurements } from '../build/accessibility/readMeasurements.ts';
import { componentGroups } from '../src/docs/componentGroups.ts';

const sources = join(import.meta.dirname, '../src');
const tarball = inject('tarball');
const folder = mkdtempSync(join(tmpdir(), 'lively-ui-unpacked-'));
const unpacked = join(folder, 'package');
let files: string[];

beforeAll(async () => {
  await runIn(folder, 'tar', ['-xzf', tarball]);
  files = globSync('**/*.*', { cwd: unpacked });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the package has no message from publint', async () => {
  const { messages } = await publint({ pkgDir: unpacked, pack: false, level: 'suggestion', strict: true });
  expect(messages).toEqual([]);
});

it('the package can be published with npm', async () => {
  const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const rehearsal = await runIn(folder, 'npm', ['publish', tarball, '--dry-run', '--json', '--offline']);
  expect(rehearsal).toContain(`"id": "@lively/ui@${version}"`);
});

it('the package has correct types for every ESM consumer', async () => {
  const attw = join(import.meta.dirname, '../node_modules/.bin/attw');
  await expect(
    runIn(folder, attw, [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './llms.txt']),
  ).resolves.toContain('🟢');
});

it('the package exports components, tokens, posters and stylesheets, and no screen', () => {
  const { exports } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const stylesheets = ['./styles.css', './reset.css', './theme.css', './components/*.css'];
  expect(Object.keys(exports)).toEqual([
    '.',
    ...stylesheets,
    './tokens',
    './tokens/*.json',
    './brand',
    './poster',
    './accessibility/*.yaml',
    './llms.txt',
    './package.json',
  ]);
  expect(files.filter((name) => name.includes('screens'))).toEqual([]);
});

it('the package contains the used modules of Base UI, and depends on the packages that they import', () => {
  const { dependencies } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const baseUi = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@base-ui/react/package.json'), 'utf8'),
  );
  const copied = files.filter((name) => name.startsWith('dist/base-ui/') && name.endsWith('.mjs'));
  const imported = copied.flatMap((name) =>
    [...readFileSync(join(unpacked, name), 'utf8').matchAll(/from ["']((?:@[\w-]+\/)?[\w-]+)/g)].map(([, from]) =>
      String(from),
    ),
  );
  const packages = [...new Set(imported)].filter((name) => !/^react(-dom)?$/.test(name)).sort();
  expect(packages).toEqual(
    Object.keys(dependencies)
      .filter((name) => name !== 'lucide-react')
      .sort(),
  );
  expect(packages.map((name) => dependencies[name])).toEqual(packages.map((name) => baseUi.dependencies[name]));
  expect(existsSync(join(unpacked, 'dist/base-ui/LICENSE'))).toBe(true);
  const modules = files.filter((name) => /\.m?js$/.test(name) && name !== 'dist/cli.js');
  expect(modules.filter((name) => readFileSync(join(unpacked, name), 'utf8').includes("'@base-ui/react"))).toEqual([]);
});

it('the package contains no file that a styling plugin of the consumer would compile', () => {
  expect(files.filter((name) => /\.css\.|\.tsx$|vanilla/.test(name))).toEqual([]);
});

it.each(['styles', 'theme', 'reset', 'components/Modal'])(
  'every rule of %s.css is in its layer, but the guard',
  async (name) => {
    const stylesheet = await readFile(join(unpacked, `dist/${name}.css`), 'utf8');
    const unguarded = stylesheet.replaceAll(/[^{}]*:not\(x\):not\(y\):not\(z\)\{(?:[\w-]+:revert-layer;?)+\}/g, '');
    const order = '@layer theme,base,components,utilities;';
    const outside = outsideOfBraces(unguarded.replace(order, '')).split(/@layer|[\s,;]+/);
    expect(outside.filter((name) => name && !/^components\.lively(\.\w+)?$/.test(name))).toEqual([]);
  },
);

it('the package contains the fonts of its stylesheet, with their licences', async () => {
  const stylesheet = await readFile(join(unpacked, 'dist/styles.css'), 'utf8');
  const fonts = [...stylesheet.matchAll(/url\("?\.\/(fonts\/[^")]+)"?\)/g)].map(([, path]) => `dist/${path}`);
  expect(fonts).toHaveLength(2);
  const licences = fonts.map((path) => path.replace('.woff2', '.OFL.txt'));
  expect(files).toEqual(expect.arrayContaining([...fonts, ...licences]));
  expect(stylesheet.match(/url\(/g)).toHaveLength(2);
});

it('the package uses every class of its stylesheet', async () => {
  const modules = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(unpacked, name), 'utf8'));
  const worn = new Set(modules.flatMap((module) => module.match(/\bly-[0-9a-z]{3,4}\b/g) ?? []));
  const stylesheet = await readFile(join(unpacked, 'dist/styles.css'), 'utf8');
  const styled = new Set([...stylesheet.matchAll(/\.(ly-[0-9a-z]+)/g)].map(([, name]) => String(name)));
  expect(styled.size).toBeGreaterThan(200);
  expect([...styled].filter((name) => !worn.has(name))).toEqual([]);
});

it('the package has a stylesheet for each component that also styles its parts', () => {
  const styled = classesIn('styles.css');
  const components = readdirSync(join(unpacked, 'dist/components'), { withFileTypes: true });
  for (const { name } of components.filter((entry) => entry.isDirectory())) {
    const worn =
      [...readWithParts(`dist/components/${name}/${name}.js`)].join('\n').match(/\bly-[0-9a-z]{3,4}\b/g) ?? [];
    const own = classesIn(`components/${name}.css`);
    expect(
      worn.filter((className) => styled.has(className) && !own.has(className)),
      name,
    ).toEqual([]);
  }
});

it('the package sends at most one kilobyte of rules for a card or a button', async () => {
  for (const name of ['EventCard', 'Button']) {
    const stylesheet = await readFile(join(unpacked, `dist/components/${name}.css`));
    expect(gzipSync(stylesheet, { level: 9 }).byteLength, name).toBeLessThanOrEqual(1000);
  }
});

it('the package contains its repository, and a source map for every script', () => {
  const { repository, homepage, engines } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  expect({ repository, homepage, engines }).toMatchObject({
    repository: { directory: 'packages/ui' },
    engines: { node: '>=20' },
  });
  const scripts = files.filter((name) => name.endsWith('.js') && name !== 'dist/cli.js');
  expect(scripts.filter((name) => !files.includes(`${name}.map`))).toEqual([]);
});

it('the package has a report of conformance for every component, which supports only what was measured', () => {
  const reports = files.filter((name) => name.startsWith('dist/accessibility/')).sort();
  const expected = Object.values(componentGroups).flat();
  expect(reports).toEqual(expected.map((name) => `dist/accessibility/${name}.yaml`).sort());
  const isReport = new Ajv({ strict: false }).compile(schema);
  const unmeasured = listUnmeasured(readMeasurements());
  for (const name of expected) {
    const text = readFileSync(join(unpacked, `dist/accessibility/${name}.yaml`), 'utf8');
    isReport(parse(text));
    expect(isReport.errors, name).toBeNull();
    expect(text.includes('axe finds no fault in its stories'), name).toBe(!unmeasured.includes(name));
  }
});

it('the package describes every component to assistants in llms.txt', () => {
  const guide = readFileSync(join(unpacked, 'dist/llms.txt'), 'utf8');
  const untold = Object.values(componentGroups)
    .flat()
    .filter((name) => !new RegExp(`^- \\*\\*${name}\\*\\*: \\S`, 'm').test(guide));
  expect(untold).toEqual([]);
});

it('the package has custom properties for colours, spaces and sizes', async () => {
  const stylesheet = await readFile(join(unpacked, 'dist/styles.css'), 'utf8');
  for (const name of ['color-ground', 'space-gutter', 'font-size-poster', 'category-text-music', 'tone-on-flood']) {
    expect(stylesheet).toContain(`--lively-${name}:`);
  }
});

it('the package has «use client» in exactly the modules whose sources have it', async () => {
  const modules = files.filter((name) => name.endsWith('.js') && name !== 'dist/cli.js');
  const wrong = modules.filter(
    (name) => isForBrowser(readFileSync(join(unpacked, name), 'utf8')) !== sourceSaysSo(name),
  );
  expect(wrong).toEqual([]);
  expect(modules.filter(sourceSaysSo)).toContain('dist/components/Modal/Modal.js');
  expect(modules.filter((name) => !sourceSaysSo(name))).toContain('dist/components/Badge/Badge.js');
});

function classesIn(stylesheet: string): Set<string> {
  const rules = readFileSync(join(unpacked, 'dist', stylesheet), 'utf8');
  return new Set([...rules.matchAll(/\.(ly-[0-9a-z]+)/g)].map(([, name]) => String(name)));
}

/** A module and all modules that it imports from the package. */
function readWithParts(path: string, seen = new Map<string, string>()): Iterable<string> {
  if (seen.has(path)) return seen.values();
  const source = readFileSync(join(unpacked, path), 'utf8');
  seen.set(path, source);
  for (const [, part = ''] of source.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g))
    readWithParts(join(path, '..', part), seen);
  return seen.values();
}

function sourceSaysSo(name: string): boolean {
  const path = join(sources, name.replace('dist/', '').replace(/\.js$/, '.ts'));
  return isForBrowser(readEither(path, `${path}x`));
}

function readEither(first: string, second: string): string {
  try {
    return readFileSync(first, 'utf8');
  } catch {
    return readFileSync(second, 'utf8');
  }
}

function isForBrowser(module: string): boolean {
  return /^["']use client["'];/.test(module);
}

/** Returns a stylesheet without its blocks. */
function outsideOfBraces(stylesheet: string): string {
  let depth = 0;
  let outside = '';
  for (const character of stylesheet) {
    if (character === '{') depth += 1;
    if (depth === 0) outside += character;
    if (character === '}') depth -= 1;
  }
  return outside.trim();
}
