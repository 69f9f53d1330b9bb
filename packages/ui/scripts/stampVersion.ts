import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * What comes with the next version comes with this one, once `changeset version` has raised it: run after that, in the
 * folder of the package.
 */
const path = join('src', 'docs', 'since.json');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"next"', `"${version}"`));
