import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Replaces « next » in docs/since.json by the current version. Run it after `changeset version`, in the folder of the
 * package.
 */
const path = join('src', 'docs', 'since.json');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"next"', `"${version}"`));
