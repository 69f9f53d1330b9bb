import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCodemod } from './runCodemod';

const before = `import { Toast } from '@lively/ui';\nexport const a = <Toast toast={null} onHeldChange={hold} />;\n`;
const after = before.replace(' onHeldChange={hold}', '');

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'lively-codemod-'));
  await write('src/Page.tsx', before);
  await write('src/node_modules/other/index.jsx', before);
  await write('other/Page.tsx', before);
});
afterEach(() => rm(project, { recursive: true }));

it('a codemod changes the files of a folder, except those in node_modules', async () => {
  const report = await runCodemod('toast-held-change', [join(project, 'src')]);
  expect(report).toEqual({ changed: [join(project, 'src/Page.tsx')], notes: [], unreadable: [] });
  expect(await read('src/Page.tsx')).toBe(after);
  expect(await read('src/node_modules/other/index.jsx')).toBe(before);
  expect(await read('other/Page.tsx')).toBe(before);
});

it('a codemod accepts a file, and does not write in a dry run', async () => {
  const path = join(project, 'other/Page.tsx');
  expect((await runCodemod('toast-held-change', [path], true)).changed).toEqual([path]);
  expect(await read('other/Page.tsx')).toBe(before);
});

it('a codemod reports an unreadable file, and changes the others', async () => {
  await write('src/Broken.tsx', `import '@lively/ui';\nconst = ;\n`);
  const { changed, unreadable } = await runCodemod('toast-held-change', [join(project, 'src')]);
  expect(changed).toEqual([join(project, 'src/Page.tsx')]);
  expect(unreadable).toEqual([expect.stringMatching(/Broken\.tsx: .*2:6/)]);
});

it('an unknown codemod is refused with the list of codemods, and a missing path is refused', async () => {
  await expect(runCodemod('toast', [project])).rejects.toThrow('toast-held-change');
  await expect(runCodemod('toast-held-change', [join(project, 'nowhere')])).rejects.toThrow('nothing at');
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
}

function read(path: string): Promise<string> {
  return readFile(join(project, path), 'utf8');
}
