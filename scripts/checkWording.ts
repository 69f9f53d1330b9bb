import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findDialect } from './findDialect.ts';
import { listTrackedFiles } from './listTrackedFiles.ts';

/* Refuses dialect in comments, test titles, pages and stories, and prints each wording with its line. */
const root = resolve(import.meta.dirname, '..');
const files = listTrackedFiles(
  ...['*.ts', '*.tsx', '*.sql', '*.md', '*.mdx'],
  // Excludes texts for users, the published changelog, the list of words, and generated types.
  ...[':!*/locales/*', ':!packages/ui/CHANGELOG.md', ':!scripts/findDialect*.ts', ':!*/database.types.ts'],
);
const findings = files.flatMap((path) =>
  findDialect(path, readFileSync(resolve(root, path), 'utf8')).map((finding) => ({ path, ...finding })),
);
for (const { path, line, words, instead } of findings)
  process.stderr.write(`${path}:${line}: “${words}”: ${instead}\n`);
if (findings.length) {
  process.stderr.write('Write plain technical English: subject first, one idea per sentence.\n');
  process.exitCode = 1;
}
