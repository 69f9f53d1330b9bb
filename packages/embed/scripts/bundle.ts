import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The first versions that support all features of the widgets; `light-dark()` was the last. The README lists them too. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari18'];

/** Bundles the widgets as one minified module, and measures its compressed size. */
export async function bundle(): Promise<{ code: string; bytes: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: { input: resolve(import.meta.dirname, '../src/index.ts') },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result) || result.output.length !== 1)
    throw new Error('The widgets are no longer one file: a partner pastes one script. Import statically in src/.');
  const { code } = result.output[0];
  return { code, bytes: gzipSync(code, { level: 9 }).length };
}
