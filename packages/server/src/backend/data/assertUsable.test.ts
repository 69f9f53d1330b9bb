import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { assertUsable } from './assertUsable.ts';
import { dataPathsOf } from './dataFolder.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a folder that takes files is kept as it was', async () => {
  const folder = await files.mkdtemp(join(tmpdir(), 'lively-usable-'));
  await assertUsable(dataPathsOf('/', folder));
  await assertUsable(dataPathsOf('/', join(folder, 'deep/data')));
  expect(await files.readdir(folder)).toEqual([]);
  await files.rm(folder, { recursive: true });
});

// For root, both say that they are writable.
test.skipIf(process.platform !== 'linux').each(['/proc/self', '/proc/lively'])(
  '%s takes no file, and stops the start in one line',
  async (folder) => {
    await expect(assertUsable(dataPathsOf('/', folder))).rejects.toThrow(
      /^The folder \/proc(\/self)? cannot be written \(E[A-Z]+\)\. Make it writable[^\n]*$/,
    );
  },
);
