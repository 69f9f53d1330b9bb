import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { createSbom } from './createSbom.ts';
import { readSbom } from './readSbom.ts';

/*
 * `node scripts/sbom/writeSbom.ts [PATH]`: writes the inventory of the site and of the published packages as CycloneDX, from
 * the lockfile and the installed packages, without the network.
 */
const root = resolve(import.meta.dirname, '../..');
const [path = 'dist/sbom.cdx.json'] = process.argv.slice(2);
const locked = await readSbom(root, '--lockfile-only', '--prod');
const installed = await readSbom(root);
const lockfile = parse(await readFile(resolve(root, 'pnpm-lock.yaml'), 'utf8'));
const sbom = createSbom(locked, installed, lockfile);
await mkdir(dirname(resolve(path)), { recursive: true });
await writeFile(path, `${JSON.stringify(sbom, null, 2)}\n`);
process.stdout.write(`Wrote ${path} with ${sbom.components.length} components.\n`);
