import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createZip } from './createZip.ts';

/* `node scripts/build.ts [FILE]`: writes the plugin as a zip file, with the version of the site. */
const root = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const file = process.argv[2] ?? resolve(root, 'dist/lively.zip');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, createZip(version));
process.stdout.write(`${file}\n`);
