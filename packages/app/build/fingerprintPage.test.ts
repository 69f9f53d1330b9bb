import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lookedAtOn } from '../src/rgaa/criteria';
import looks from '../src/rgaa/looks.json';
import { markCurrent, type RecordedLook } from './currentLooks';
import { dropComments, fingerprintPage, isLookedAtPage, lookedAtPages } from './fingerprintPage';
import { listSources } from './listSources';

const packages = resolve(import.meta.dirname, '../..');
const sourcesOf = (entry: string) =>
  listSources([resolve(import.meta.dirname, '../src', entry)]).map((file) => relative(packages, file));

test('the sources of a page include lazy, indirect and package imports', () => {
  const sources = sourcesOf('routes/explore/explore.route.tsx');
  expect(sources).toContain('app/src/routes/explore/FiltersDialog.tsx');
  expect(sources).toContain('ui/src/screens/ExploreScreen/ExploreScreen.tsx');
  expect(sources).toContain('ui/src/components/Modal/Modal.css.ts');
  expect(sources).not.toContain('ui/src/screens/AuthScreen/AuthScreen.tsx');
  expect(sources).not.toContain('ui/src/screens/index.ts');
});

test('the sources of a page exclude files without an import and imported types', () => {
  const folder = mkdtempSync(resolve(tmpdir(), 'lively-looks-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(resolve(folder, name)), { recursive: true });
    writeFileSync(resolve(folder, name), text);
  };
  write('page.tsx', "import { card } from './parts/card';\nimport type { Kind } from './kind';\n");
  write('parts/card.ts', 'export const card = 1;\n');
  write('kind.ts', 'export type Kind = 1;\n');
  write('other.ts', '');
  try {
    const sources = listSources([resolve(folder, 'page.tsx')]).map((file) => relative(folder, file));
    expect(sources).toEqual(['page.tsx', 'parts/card.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a fingerprint ignores comments and blank lines, and depends on all other code', () => {
  const code = "const a = '// no comment';\nexport const b = <p>{a}</p>;\n";
  const commented = `/** A text. */\n\n${code.replace(';\n', '; // its reason\n')}\n/* The end. */\n`;
  expect(dropComments('page.tsx', commented)).toBe(code);
  expect(dropComments('page.tsx', code.replace('no', 'a'))).not.toBe(code);
});

test('a look is current while the fingerprint of its page is the recorded one', () => {
  const look: RecordedLook = { criterion: '3.1', page: 'explore', date: '2026-11-24', fingerprint: 'as it was' };
  expect(markCurrent([look], () => 'as it was')).toEqual([
    { criterion: '3.1', page: 'explore', date: '2026-11-24', isCurrent: true },
  ]);
  expect(markCurrent([look], () => 'changed')[0]?.isCurrent).toBe(false);
  expect(markCurrent([{ ...look, page: 'no page' }], () => 'as it was')[0]?.isCurrent).toBe(false);
});

test('every page of a visual check exists, and every recorded look belongs to such a page', () => {
  for (const page of Object.values(lookedAtOn).flat()) expect(isLookedAtPage(page), page).toBe(true);
  const due = Object.entries<readonly string[]>(lookedAtOn);
  const recorded: readonly RecordedLook[] = looks;
  for (const { criterion, page } of recorded)
    expect(
      due.some(([id, pages]) => id === criterion && pages.includes(page)),
      `${criterion} ${page}`,
    ).toBe(true);
  const names = Object.keys(lookedAtPages).filter(isLookedAtPage);
  expect(new Set(names.map((name) => fingerprintPage(name))).size).toBe(names.length);
});
