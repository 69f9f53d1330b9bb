import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { languageCodes } from '@lively/engine/languages';
import { darkColors, fontFamily, lightColors } from '@lively/ui/tokens';
import { build } from 'esbuild';
import { sampleRows } from './sampleRows.ts';
import { pathFor, writePage } from './writePage.ts';

await import('../scripts/build.ts');

const here = import.meta.dirname;
const dist = resolve(here, '../dist');
const fonts = resolve(here, '../../ui/src/fonts');
const port = Number(process.env.PORT ?? 4320);
const release: { bytes: number } = JSON.parse(await readFile(resolve(dist, 'release.json'), 'utf8'));
const scripts = (await readdir(dist)).filter((name) => name.endsWith('.js'));

const types = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  woff2: 'font/woff2',
};
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src https: data:',
  // A partner may try a feed, or a backend on the same machine.
  "connect-src 'self' https: http://localhost:*",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The response body of each path. */
const answers: Readonly<Record<string, () => Promise<string | Buffer> | string>> = {
  ...Object.fromEntries(languageCodes.map((language) => [pathFor(language), () => writePage(language, release.bytes)])),
  '/style.css': () => readFile(resolve(here, 'style.css')),
  '/tokens.css': writeTokens,
  '/playground.js': bundlePlayground,
  '/events.json': () => JSON.stringify(sampleRows(Date.now())),
  ...Object.fromEntries(scripts.map((name) => [`/${name}`, () => readFile(resolve(dist, name))])),
  '/release.json': () => readFile(resolve(dist, 'release.json')),
  '/fonts/bricolage.woff2': () => readFile(resolve(fonts, 'bricolage.woff2')),
  '/fonts/instrument.woff2': () => readFile(resolve(fonts, 'instrument.woff2')),
};

createServer(async ({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const answer = await answers[pathname]?.();
  const type = types[pathname.split('.').at(-1) as keyof typeof types] ?? (answer ? 'text/html' : 'text/plain');
  response
    .writeHead(answer ? 200 : 404, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': policy,
      // The snippet is pasted into pages of other sites.
      'Access-Control-Allow-Origin': '*',
    })
    .end(answer ?? 'Not found');
}).listen(port, () => process.stdout.write(`The playground: http://localhost:${port}\n`));

function writeTokens(): string {
  const colors = Object.entries(lightColors).map(([name, color]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}: light-dark(${color}, ${darkColors[name as keyof typeof darkColors]});`;
  });
  return `:root { color-scheme: light dark; --display: ${fontFamily.display}; --text: ${fontFamily.text}; ${colors.join(' ')} }`;
}

async function bundlePlayground(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(here, 'playground.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
