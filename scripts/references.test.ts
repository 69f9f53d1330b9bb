import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listTrackedFiles } from './listTrackedFiles.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const decisions = listTrackedFiles('docs/decisions/[0-9]*.md');
const sources = listTrackedFiles(
  '*.ts',
  '*.tsx',
  '*.cjs',
  '*.sql',
  '*.css',
  '*.yml',
  '*.yaml',
  '*.json',
  '*.mdx',
  ':!scripts/references.test.ts',
  ':!pnpm-lock.yaml',
  ':!packages/app/src/communes',
).map((path) => ({ path, text: read(path) }));
const pages = listTrackedFiles('*.md', ':!packages/ui/package-tests', ':!.changeset').map((path) => ({
  path,
  text: read(path),
}));

test('every page and anchor that a source mentions exists', () => {
  const references = [...sources, ...pages].flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /(?<![\w/.-])(docs\/(?:specification|architecture|decisions|glossary|hosting|scaling|security)(?:\/\d{4}|[\w./-]*\.md)(#[\w-]*)?)/g,
      ),
    ].map(([, target = '']) => ({ path, target })),
  );
  expect(references.length).toBeGreaterThan(60);
  expect(references.filter(({ target }) => !isThere(target)).map(({ path, target }) => `${path}: ${target}`)).toEqual(
    [],
  );
});

test('every relative link of a page leads to an existing file and anchor', () => {
  const links = pages.flatMap(({ path, text }) =>
    [...text.replace(/```.*?```/gs, '').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => ({
      path,
      target: target.startsWith('#') ? `${path}${target}` : join(dirname(path), target),
    })),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ target }) => !isThere(target)).map(({ path, target }) => `${path}: ${target}`)).toEqual([]);
});

test('no source cites a section or a decision only by its number', () => {
  // Excludes migrations, which are never edited: they may cite decisions of an earlier repository.
  const cited = sources
    .filter(({ path }) => !path.startsWith('supabase/migrations/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:[Ss]ections?|[Dd]ecisions?) \d+[a-z]?\b(?! months)/g)].map(
        ([citation]) => `${path}: ${citation}`,
      ),
    );
  expect(cited).toEqual([]);
});

test('every decision that a page cites by number exists', () => {
  const cited = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\b[Dd]ecision 0*(\d+)\b/g)].map(([, number = '']) => ({ path, number })),
  );
  expect(cited.length).toBeGreaterThan(20);
  const missing = cited.filter(({ number }) => !isThere(`docs/decisions/${number.padStart(4, '0')}`));
  expect(missing.map(({ path, number }) => `${path}: ${number}`)).toEqual([]);
});

test('every file that is named as evidence of security exists', () => {
  const named = ['docs/security/asvs.csv', 'docs/security/asvs.md'].flatMap((path) =>
    [...read(path).matchAll(/\b(?:packages|supabase|docs)\/[\w./-]+\.\w+/g)].map(([file]) => file),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

test('the index lists each decision once, with its number and title', () => {
  const index = read('docs/decisions/README.md');
  const lines = [...index.matchAll(/^- (\d+) \[(.+?)\]\((\d{4}-\S+?)\)$/gm)].map(
    ([, number, title = '', file = '']) => ({
      number: Number(number),
      title,
      file,
    }),
  );
  expect(lines.map(({ file }) => `docs/decisions/${file}`).sort()).toEqual(decisions);
  for (const { number, title, file } of lines) {
    expect([file, read(`docs/decisions/${file}`).split('\n')[0]]).toEqual([file, `# ${number}. ${title}`]);
    expect([file, Number(file.slice(0, 4))]).toEqual([file, number]);
  }
});

/** Whether a file exists, by its path or by the start of a decision's name, and has a heading for the anchor. */
function isThere(target: string): boolean {
  const [path = '', anchor] = target.replace(/\/$/, '').split('#');
  const file = existsSync(resolve(root, path)) ? path : decisions.find((each) => each.startsWith(`${path}-`));
  if (!file) return false;
  return !anchor || listAnchors(read(file)).includes(anchor);
}

/** Lists the anchors that GitHub creates from the headings of a page. */
function listAnchors(text: string): string[] {
  const headings = [...text.replace(/```.*?```/gs, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
