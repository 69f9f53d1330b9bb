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
