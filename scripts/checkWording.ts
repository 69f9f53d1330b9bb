import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { compareWithBaseline } from './compareWithBaseline.ts';
import { findDialect } from './findDialect.ts';
import { listTrackedFiles } from './listTrackedFiles.ts';

/*
 * Refuses dialect in comments, test titles, pages and stories. What was there before is counted for each file in
 * `wordingBaseline.json`, which only shrinks: `node scripts/checkWording.ts --update` lowers the counts, and never raises one.
 * With the path of a file it prints every wording of that file.
 */
const root = resolve(import.meta.dirname, '..');
const baselineFile = resolve(import.meta.dirname, 'wordingBaseline.json');
const baseline: Record<string, number> = JSON.parse(readFileSync(baselineFile, 'utf8'));
const [parameter] = process.argv.slice(2);
const files = listTrackedFiles(
  ...['*.ts', '*.tsx', '*.sql', '*.md', '*.mdx'],
  // Texts for users; what was published stays as it was; the words themselves.
  ...[':!*/locales/*', ':!packages/ui/CHANGELOG.md', ':!scripts/findDialect*.ts', ':!*/database.types.ts'],
);
const findings = new Map(files.map((path) => [path, findDialect(path, readFileSync(resolve(root, path), 'utf8'))]));
const counts = Object.fromEntries(
  [...findings].filter(([, found]) => found.length).map(([path, found]) => [path, found.length]),
);

const { risen, allowed } = compareWithBaseline(counts, baseline);
if (parameter === '--update') {
  writeFileSync(baselineFile, `${JSON.stringify(allowed, null, 2)}\n`);
} else if (parameter) {
  for (const path of files.filter((each) => each.startsWith(parameter))) print(path);
}
for (const path of risen) print(path);
const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
process.stdout.write(`${total} wordings left in ${Object.keys(counts).length} files\n`);
if (risen.length) {
  process.stderr.write(
    `${risen.map((path) => basename(path)).join(', ')}: more dialect than before. Write plain technical English: subject first, one idea per sentence.\n`,
  );
  process.exitCode = 1;
}

function print(path: string): void {
  for (const { line, words, instead } of findings.get(path) ?? [])
    process.stdout.write(`${path}:${line}: “${words}”: ${instead}\n`);
}
