import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { darkColors, fontFamily, lightColors } from '@lively/ui/tokens';
import { build } from 'esbuild';
import { sampleRows } from './sampleRows.ts';

const here = import.meta.dirname;
const dist = resolve(here, '../dist');
const fonts = resolve(here, '../../ui/src/fonts');
const port = Number(process.env.PORT ?? 4320);

await import('../scripts/build.ts');

const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  woff2: 'font/woff2',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src https: data:; connect-src 'self' https:; require-trusted-types-for 'script'; trusted-types 'none'";

/** What each address gives. */
const answers: Readonly<Record<string, () => Promise<string | Buffer> | string>> = {
  '/index.html': () => readFile(resolve(here, 'index.html')),
  '/style.css': () => readFile(resolve(here, 'style.css')),
  '/tokens.css': writeTokens,
  '/playground.js': bundlePlayground,
  '/events.json': () => JSON.stringify(sampleRows(Date.now())),
  '/lively.js': () => readFile(resolve(dist, 'lively.js')),
  '/release.json': () => readFile(resolve(dist, 'release.json')),
  '/fonts/bricolage.woff2': () => readFile(resolve(fonts, 'bricolage.woff2')),
  '/fonts/instrument.woff2': () => readFile(resolve(fonts, 'instrument.woff2')),
};

createServer(async ({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const address = pathname === '/' ? '/index.html' : pathname;
  const answer = await answers[address]?.();
  const type = types[address.split('.').at(-1) as keyof typeof types] ?? 'text/plain';
  response
    .writeHead(answer ? 200 : 404, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': policy })
    .end(answer ?? 'Not found');
}).listen(port, () => process.stdout.write(`The playground: http://localhost:${port}\n`));

function writeTokens(): string {
  const colors = Object.entries(lightColors).map(
    ([name, color]) => `--${name}: light-dark(${color}, ${darkColors[name as keyof typeof darkColors]});`,
  );
  return `:root { color-scheme: light dark; --accent: light-dark(#C42F1C, #FF7A66); --display: ${fontFamily.display}; --text: ${fontFamily.text}; ${colors.join(' ')} }`;
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
