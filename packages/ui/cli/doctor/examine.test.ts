import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examine } from './examine';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'lively-doctor-'));
  await write('package.json', '{}');
});
afterEach(() => rm(project, { recursive: true }));

const page = `import { Button, IconButton } from '@lively/ui';\nexport const Page = () => <Button>Voir</Button>;\n`;
const main = `import '@lively/ui/styles.css';\n`;

it('the doctor finds no fault in a project that follows the README', async () => {
  await write('src/main.tsx', main);
  await write('src/Page.tsx', page);
  await write('src/brand.css', ':root { --lively-color-brand: #12493C; }');
  expect(await examine(project)).toEqual([]);
});

it('the doctor finds a missing stylesheet', async () => {
  await write('src/Page.tsx', page);
  expect(await titles()).toEqual([expect.stringContaining('No stylesheet')]);
});

it('the doctor finds a theme that comes after a component', async () => {
  await write('src/main.tsx', `import '@lively/ui/components/Button.css';\nimport '@lively/ui/theme.css';\n${page}`);
  expect(await titles()).toEqual([expect.stringContaining('theme.css comes after components/Button.css')]);
});

it('the doctor finds rules that are sent twice', async () => {
  await write('src/main.tsx', `${main}import '@lively/ui/components/Button.css';\n${page}`);
  await write('src/other.tsx', main);
  expect(await titles()).toEqual([
    expect.stringContaining('in several places'),
    expect.stringContaining('are sent twice'),
  ]);
});

it('the doctor accepts an import for each page of a build with several pages', async () => {
  for (const name of ['one', 'two']) {
    await write(`${name}.html`, `<script type="module" src="/src/${name}.tsx"></script>`);
    await write(`src/${name}.tsx`, `${main}${page}`);
  }
  expect(await titles()).toEqual([]);
});

it('the doctor finds two copies of React', async () => {
  await write('node_modules/react/package.json', '{ "version": "19.3.1" }');
  await write('node_modules/@lively/ui/package.json', '{ "version": "0.1.0" }');
  expect(await examine(project)).toEqual([]);
  await write('node_modules/@lively/ui/node_modules/react/package.json', '{ "version": "18.3.1" }');
  expect(await titles()).toEqual([expect.stringContaining('Two copies of react')]);
});

it('the doctor finds unreadable colours of a custom theme, and names the theme', async () => {
  await write('src/main.tsx', `${main}${page}`);
  await write(
    'src/brand.css',
    `:root { --lively-color-ink-muted: #C0B8A8; }\n[data-theme="dark"] { --lively-color-ink-muted: #A9B8AF; }`,
  );
  const found = await titles();
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((title) => title.startsWith('inkMuted on') && title.includes('light theme'))).toBe(true);
});

it('the doctor finds an empty label, and only on components of the library', async () => {
  await write(
    'src/main.tsx',
    `${main}${page}const a = <IconButton label="" icon={<X />} />;\nconst b = <Mine label="" />;\n`,
  );
  expect(await examine(project)).toEqual([
    expect.objectContaining({
      title: expect.stringContaining('IconButton has an empty `label`'),
      where: 'src/main.tsx:4',
    }),
  ]);
});

it('the doctor finds a page that can be dark while no element asks for a theme', async () => {
  await write('src/main.tsx', `${main}${page}`);
  await write('index.html', '<html lang="fr"><meta name="color-scheme" content="light dark" /></html>');
  expect(await titles()).toEqual([expect.stringContaining('the components stay light')]);
  await write(
    'index.html',
    '<html lang="fr" data-theme="system"><meta name="color-scheme" content="light dark" /></html>',
  );
  expect(await titles()).toEqual([]);
  await write('src/page.css', '@media (prefers-color-scheme: dark) { body { background: #111; } }');
  expect(await titles()).toEqual([]);
  await write('index.html', '<html lang="fr"></html>');
  expect(await examine(project)).toEqual([expect.objectContaining({ where: 'src/page.css:1' })]);
});

it.each([
  ['@layer theme, base, lively, components, utilities;', 'contains `lively`'],
  ['@layer components, base;', '`base` comes after `components`'],
  ["@import '@lively/ui/styles.css' layer(vendor);", 'imported into a layer'],
  ['main { margin: 0; }\nh1, h2 {\n  color: red !important;\n}', '`h1, h2` has an `!important` rule'],
])('the doctor finds styles of the page that change components: %s', async (stylesheet, expected) => {
  await write('src/main.tsx', `${main}${page}`);
  await write('src/page.css', stylesheet);
  const [found, ...others] = (await titles()).filter((title) => !title.includes('several places'));
  expect(found).toContain(expected);
  expect(others).toEqual([]);
});

it('the doctor accepts the layers of Tailwind, and rules for classes', async () => {
  await write('src/main.tsx', `${main}${page}`);
  await write(
    'src/page.css',
    '@layer theme, base, components, utilities;\n.h1 { color: red !important; }\na { color: red; }',
  );
  expect(await titles()).toEqual([]);
});

it('the doctor finds fields that react-hook-form cannot read', async () => {
  const form = `import { DateField, Switch } from '@lively/ui';
const day = <DateField label="Jour" {...register('day')} />;
const mails = <Switch
  label="Mails"
  {...form.register('mails')}
/>;
`;
  await write('src/main.tsx', main);
  await write('src/Form.tsx', form);
  expect(await examine(project)).toEqual([
    expect.objectContaining({ title: expect.stringContaining('Switch gets `register`'), where: 'src/Form.tsx:3' }),
  ]);
});

it('the doctor finds a build of esbuild in one part, for components with a list', async () => {
  await write('package.json', '{ "scripts": { "build": "esbuild src/main.tsx --bundle --outdir=dist" } }');
  await write('src/main.tsx', `${main}${page}`);
  expect(await titles()).toEqual([]);
  await write('src/City.tsx', `import { Combobox } from '@lively/ui';\n`);
  expect(await examine(project)).toEqual([
    expect.objectContaining({ title: expect.stringContaining('the list of Combobox'), where: 'package.json:1' }),
  ]);
  await write('package.json', '{ "scripts": { "build": "esbuild src/main.tsx --bundle --splitting --format=esm" } }');
  expect(await titles()).toEqual([]);
  await write('build.mjs', `import { build } from 'esbuild';\nawait build({ bundle: true });\n`);
  expect(await examine(project)).toEqual([expect.objectContaining({ where: 'build.mjs:2' })]);
});

it('the doctor refuses a folder without a package.json', async () => {
  await expect(examine(join(project, 'nowhere'))).rejects.toThrow('no package.json');
});

async function titles(): Promise<string[]> {
  return (await examine(project)).map(({ title }) => title);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
}
