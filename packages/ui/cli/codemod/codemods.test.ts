import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeSource } from './changeSource';
import { codemods } from './codemods';

const fixtures = join(import.meta.dirname, 'fixtures');
const cases = globSync('*/*.before.*.txt', { cwd: fixtures }).sort();

/** The expected notes for each fixture. */
const notes: Record<string, string[]> = {
  'booking-card-votes/Card.before.jsx.txt': ['13: If what is spread has `votes`, pass `<VoteButtons … />` in it.'],
  'event-card-reasons/Computed.before.jsx.txt': [
    '6: Pass `<ReasonSummary … />` with this list to `reasons`, or nothing if the list is empty.',
  ],
  'event-card-reasons/List.before.tsx.txt': [
    '13: Translate `totalLabel`, the unit after the sum of the reasons.',
    '14: Translate `totalLabel`, the unit after the sum of the reasons.',
    '15: Translate `totalLabel`, the unit after the sum of the reasons.',
    '18: If what is spread has `reasons`, pass `<ReasonSummary … />` in it.',
  ],
  'toast-held-change/Page.before.jsx.txt': ['13: If what is spread has `onHeldChange`, remove it.'],
  'widgets-screen-builder/Page.before.jsx.txt': [
    '6: Pass `<WidgetBuilder … />` to `builder`.',
    '13: If what is spread has the props of the form, pass `builder` in their place.',
  ],
};

it('every codemod has a fixture', () => {
  expect([...new Set(cases.map(dirname))]).toEqual(Object.keys(codemods).sort());
});

describe.each(cases)('%s', (path) => {
  const name = dirname(path);
  const codemod = codemods[name];
  if (!codemod) throw new Error(`The folder of ${path} is not named after a codemod.`);
  const file = basename(path).replace('.before', '').replace('.txt', '');
  const before = readFileSync(join(fixtures, path), 'utf8');

  it('is rewritten as expected, with the expected notes', async () => {
    const changed = changeSource(codemod, before, file);
    expect(changed.text).not.toBe(before);
    await expect(changed.text).toMatchFileSnapshot(join(fixtures, path.replace('.before', '.after')));
    expect(changed.notes.map(({ line, text }) => `${line}: ${text}`)).toEqual(notes[path] ?? []);
  });

  it('does not change in a second run', () => {
    const { text } = changeSource(codemod, before, file);
    expect(changeSource(codemod, text, file).text).toBe(text);
  });
});

it.each(Object.entries(codemods))('%s does not change a module that does not import the library', (_, codemod) => {
  const text = `import { Toast, BookingCard } from './own';\n// @lively/ui\nconst a = <Toast onHeldChange={x} />;\nconst b = <BookingCard votes={{ label: 'a' }} />;\n`;
  expect(changeSource(codemod, text, 'a.jsx')).toEqual({ text, notes: [] });
});

it('booking-card-votes keeps a computed value, and adds a note with its line', () => {
  const text = `import { BookingCard } from '@lively/ui';\n\nconst card = <BookingCard votes={createVotes()} />;\n`;
  expect(changeSource(codemods['booking-card-votes'] as never, text, 'a.jsx')).toEqual({
    text,
    notes: [{ line: 3, text: 'Pass `<VoteButtons … />` with these props to `votes`.' }],
  });
});

it('every breaking change names a codemod, and every codemod belongs to a breaking change', () => {
  const root = join(import.meta.dirname, '../..');
  const pages = globSync(['CHANGELOG.md', '../../.changeset/*.md'], { cwd: root });
  const texts = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n\n');
  const breaking = texts.split(/\n{2,}/).filter((paragraph) => paragraph.includes('**Breaking.**'));
  const namedIn = (text: string) => [...text.matchAll(/codemod ([a-z-]+)/g)].map(([, name]) => String(name));
  expect(breaking.filter((paragraph) => namedIn(paragraph).length === 0)).toEqual([]);
  expect([...new Set(breaking.flatMap(namedIn))].sort()).toEqual(Object.keys(codemods).sort());
});
