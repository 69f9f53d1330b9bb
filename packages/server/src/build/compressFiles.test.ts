import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles } from './compressFiles.ts';

test('each long text file is compressed, hidden and small files are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lively-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const long = 'Ça bouge ce soir. '.repeat(100);
  const files = {
    'en/faq.html': long,
    'assets/main.js': long,
    'icon.svg': 'short',
    'a.woff2': long,
    '.server/a.js': long,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  expect(await compressFiles(folder)).toBe(2);
  const written = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
  expect(written.sort()).toEqual(['assets/main.js.br', 'assets/main.js.gz', 'en/faq.html.br', 'en/faq.html.gz']);
  expect(brotliDecompressSync(await readFile(join(folder, 'en/faq.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(join(folder, 'assets/main.js.gz'))).toString()).toBe(long);
});
