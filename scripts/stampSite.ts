import { readFileSync, writeFileSync } from 'node:fs';

/*
 * `node scripts/stampSite.ts 1.0.0`: writes the version of the site into the manifests that changesets leaves alone, the root
 * and the packages that `.changeset/config.json` ignores. Run it in the root.
 */
const [version = ''] = process.argv.slice(2);
const isVersion = /^\d+\.\d+\.\d+$/.test(version);
if (!isVersion) throw new Error('Name the version of the site: release:site 1.0.0');
const current = JSON.parse(readFileSync('package.json', 'utf8')).version;
if (version.localeCompare(current, 'en', { numeric: true }) <= 0)
  throw new Error(`The site has version ${current}: a release raises it, and ${version} does not.`);

const { ignore } = JSON.parse(readFileSync('.changeset/config.json', 'utf8')) as { ignore: readonly string[] };
const folders = ignore.map((name) => `${name.replace('@lively/', 'packages/')}/`);
for (const folder of ['', ...folders]) {
  const path = `${folder}package.json`;
  // A replaced line keeps the formatting of the manifest.
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^ {2}"version": ".*"/m, `  "version": "${version}"`));
}
