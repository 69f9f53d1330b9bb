import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { minifyScript } from './minifyScript.ts';

const folder = resolve(import.meta.dirname, '../../../browser');

/**
 * Returns a script of the folder `browser` for a document: without types, made small, in a scope of its own.
 *
 * @param define - JSON by the name that it replaces.
 */
export async function buildInlineScript(name: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const file = resolve(folder, name);
  const { code: script } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    target: 'es2022',
    sourcemap: false,
    define,
  });
  return minifyScript(`browser/${name}`, `(() => {${script}})()`);
}
