import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SiteFacts } from '@lively/app/rendering';
import { minify, transformWithOxc } from 'vite';

const file = resolve(import.meta.dirname, '../../../browser/loadApp.ts');

/** Returns the inline script of the documents, `browser/loadApp.ts`, without types and made small. */
export async function buildLoadScript({ session, language }: SiteFacts['storageKeys']): Promise<string> {
  const { code: script } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    target: 'es2022',
    sourcemap: false,
    define: { 'storageKeys.session': JSON.stringify(session), 'storageKeys.language': JSON.stringify(language) },
  });
  const { code, errors } = await minify('loadApp.js', `(() => {${script}})()`);
  if (errors.length > 0) throw new Error(`browser/loadApp.ts cannot be made small: ${errors[0]?.message}`);
  return code;
}
