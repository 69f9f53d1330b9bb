import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reportWeights } from '../../../scripts/reportWeights.ts';
import { bundle, type PartFile, type Script } from './bundle.ts';
import { declareReactTypes, declareTypes } from './declareTypes.ts';
import { describeElements } from './describeElements.ts';
import { nameAliases } from './nameAliases.ts';

/** The folder of a site to which the files for partners' pages are also copied; optional. */
const [site] = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--'));
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'dist');
const { version }: { version: string } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'));

const { entry, parts, complete } = await bundle();
const small = describeFile('lively', entry);
const whole = describeFile('lively-complete', complete);
const release = { version, ...small, complete: whole, parts: parts.map(({ file }) => file) };

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const served = {
  [small.file]: entry.code,
  ...Object.fromEntries(nameAliases(version).map((alias) => [alias, entry.code])),
  [whole.file]: complete.code,
  ...Object.fromEntries(parts.map(({ file, code }) => [file, code])),
  'release.json': `${JSON.stringify(release, null, 2)}\n`,
};
const files = {
  ...served,
  'lively.d.ts': declareTypes(),
  'react.d.ts': declareReactTypes(),
  'custom-elements.json': `${JSON.stringify(describeElements(), null, 2)}\n`,
};
await Promise.all(Object.entries(files).map(([name, content]) => writeFile(resolve(dist, name), content)));

if (site) {
  await mkdir(site, { recursive: true });
  await Promise.all(Object.keys(served).map((name) => copyFile(resolve(dist, name), resolve(site, name))));
}

const lines = [small, whole, ...parts].map(({ file, bytes }) => `${`${bytes}`.padStart(6)} bytes  dist/${file}`);
process.stdout.write(`Minified and gzip -9:\n${lines.join('\n')}\nintegrity="${small.integrity}"\n`);
// A list in French with pictures loads no part.
reportWeights({ 'the widgets': entry.bytes, 'the calendar of a month': bytesOf('month') });

function bytesOf(name: PartFile['name']): number {
  return parts.find((part) => part.name === name)?.bytes ?? NaN;
}

/** Returns the name of a file of this version, the value of its attribute `integrity`, and its compressed size. */
function describeFile(name: string, { code, bytes }: Script) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return { file: `${name}-${version}.${hash}.js`, integrity, bytes };
}
