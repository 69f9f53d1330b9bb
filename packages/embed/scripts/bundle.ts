import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes that the widgets may weigh, minified and compressed with `gzip -9`: what readable code takes, rounded up to 500. */
export const sizeLimit = 16_500;

/** The first versions with everything the widgets use, `light-dark()` last. The README names them too. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari18'];

/** The widgets as one minified module, and its size as servers send it. */
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
