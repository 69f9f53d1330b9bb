import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './lockFolder';

const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'lively-')), 'data');

test('a folder that a running process holds is refused, with what to do', async () => {
  const folder = await newFolder();
  await writeFile(`${folder}.lock`, String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(/Stop that one, or set LIVELY_DATA_FOLDER/);
});

test('a folder whose holder is gone, and one given back, are free', async () => {
  const folder = await newFolder();
  await writeFile(`${folder}.lock`, '999999999');
  const giveBack = await lockFolder(folder);
  await giveBack();
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
});
