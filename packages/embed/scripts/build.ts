import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reportWeights } from '../../../scripts/reportWeights.ts';
import { bundle } from './bundle.ts';
import { declareReactTypes, declareTypes } from './declareTypes.ts';
import { describeElements } from './describeElements.ts';

/** The folder of a site to which the files for partners' pages are also copied; optional. */
const [site] = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--'));
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'dist');
const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'));

const { code, bytes } = await bundle();
const file = `lively-${version}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const files = {
  [file]: code,
  'lively.js': code,
  'lively.d.ts': declareTypes(),
  'react.d.ts': declareReactTypes(),
  'custom-elements.json': `${JSON.stringify(describeElements(), null, 2)}\n`,
  'release.json': `${JSON.stringify({ version, file, integrity, bytes }, null, 2)}\n`,
};
await Promise.all(Object.entries(files).map(([name, content]) => writeFile(resolve(dist, name), content)));

if (site) {
  await mkdir(site, { recursive: true });
  const served = [file, 'lively.js', 'release.json'];
  await Promise.all(served.map((name) => copyFile(resolve(dist, name), resolve(site, name))));
}

process.stdout.write(`dist/${file}\n${bytes} bytes, minified and gzip -9\nintegrity="${integrity}"\n`);
reportWeights({ 'the widgets': bytes });
