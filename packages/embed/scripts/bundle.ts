import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { build, minify, type Plugin } from 'vite';
import { arrange } from './arrange.ts';

/** Properties that never leave the file: neither of a row, nor of the browser. */
const ownProperties =
  /^(coordinates|daysAway|endDate|endTime|event|name|path|past|shapes|reasons|distance|score|order|when|isAlone|site|tell|say|locale|viewBox)$/;

/** The widgets as one minified module, and its size as servers send it. */
export async function bundle(entry: string): Promise<{ code: string; bytes: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [evaluateStatics, fixPosterSize],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
  });
  const [output] = [built].flat();
  const bundled = output && 'output' in output ? output.output[0].code : '';
  const { code } = await minify('lively.js', bundled, {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
    mangleProps: { include: ownProperties },
  });
  const arranged = arrange(code);
  return { code: arranged, bytes: gzipSync(arranged, { level: 9 }).length };
}

/** Runs `*.static.ts` during the build and puts the values in their place: no token and no line break of a style travels. */
const evaluateStatics: Plugin = {
  name: 'evaluate-statics',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.static.ts')) return null;
    const values: Record<string, unknown> = await import(id);
    const lines = Object.entries(values).map(async ([name, value]) => {
      const kept = name === 'styles' ? await minifyStyles(String(value)) : value;
      return `export const ${name} = ${JSON.stringify(kept)};`;
    });
    return (await Promise.all(lines)).join('\n');
  },
};

/** Cards have one format, so the size of a poster is known here: a number instead of an argument in every motif. */
const fixPosterSize: Plugin = {
  name: 'fix-poster-size',
  enforce: 'pre',
  async load(id) {
    if (!/ui\/src\/poster\/(drawPoster|motifs\/\w+)\.ts$/.test(id)) return null;
    const source = await readFile(id, 'utf8');
    if (id.includes('/motifs/'))
      return source.replace(/\bwidth\b/g, '320').replace(/\(320, between/g, '(_width, between');
    return source
      .replace('widthForFormat[format]', '320')
      .replace('width, height: sheetHeight, ', '')
      .replace(/, format: PosterFormat = '\w+'/, '');
  },
};

async function minifyStyles(styles: string): Promise<string> {
  const { code } = await transform(styles, { loader: 'css', minify: true, charset: 'utf8', target: 'es2022' });
  return code.trim();
}
