import { expect, test } from 'vitest';
import { findDialect } from './findDialect.ts';

const wordsIn = (path: string, text: string) => findDialect(path, text).map(({ line, words }) => `${line} ${words}`);

test('findDialect checks comments, test titles and errors, but no other strings', () => {
  const source = [
    '/** Whoever reads this. */',
    "const text = 'nobody';",
    "test.each(rows)('somebody writes', () => {}); // says so",
    'describe(`all the same`, () => {});',
    "databaseTest('nobody writes', () => {});",
    "throw new StartError('Read it anew.');",
    "new Map('nobody');",
  ].join('\n');
  expect(wordsIn('a.test.ts', source)).toEqual([
    ...['3 somebody', '4 all the same', '5 nobody', '6 anew'],
    ...['1 Whoever', '3 says so'],
  ]);
});

test('findDialect reports clauses without a subject', () => {
  expect(wordsIn('a.ts', '// Null for what is no port, and for who has none.')).toEqual(['1 what is no', '1 for who']);
  expect(wordsIn('a.ts', '// Drops what is no longer shown, and for whom.')).toEqual([]);
});

test('findDialect checks the strings of stories', () => {
  expect(wordsIn('Card.stories.tsx', "export const Long = { args: { text: 'Nobody reads it' } };")).toEqual([
    '1 Nobody',
  ]);
});

test('findDialect checks SQL comments and descriptions of objects, but no statements', () => {
  const sql = "-- Nobody reads it.\nselect 'whoever';\ncomment on table t is\n  'Somebody wrote it.';";
  expect(wordsIn('a.sql', sql)).toEqual(['1 Nobody', '4 Somebody']);
});

test('findDialect ignores code and French quotations in Markdown pages', () => {
  const page = 'Forget it for ever.\n\n```ts\nnobody();\n```\n\n`nobody`, « nobody », nobody\n';
  expect(wordsIn('a.md', page)).toEqual(['1 for ever', '7 nobody']);
});

test.each(['A10: it works', 'D 7.5 it works', '13: it works', 'F: it works', 'ASVS 3.4.3 it works'])(
  'the title %s begins with a code',
  (title) => {
    expect(findDialect('a.test.ts', `test('${title}', () => {});`)).toHaveLength(1);
  },
);

test.each(['it works (ASVS 1.2.2)', '47 slugs', '20:30 is a time', 'RGAA 4.1 has 106 criteria', 'A user signs in'])(
  'the title %s has no code',
  (title) => {
    expect(findDialect('a.test.ts', `test('${title}', () => {});`)).toEqual([]);
  },
);

test('a statement that begins with its relative clause is reported, a question is not', () => {
  expect(wordsIn('a.ts', '// Who has sent one deletes its row.')).toEqual(['1 Who has sent one deletes its row.']);
  expect(wordsIn('a.ts', '// Who may read it? A user who signed in.')).toEqual([]);
});

test('findDialect reports names in the code', () => {
  expect(wordsIn('a.ts', 'const patience = 3;\nwait(patience);')).toEqual(['1 patience', '2 patience']);
});

test('a comment that begins with a relative clause is reported, a question and a title are not', () => {
  const source = [
    '/** What a page shows. */',
    '// The texts. What is missing is empty.',
    '/**',
    ' * Reads a text.',
    ' * Whose text it is, does not matter.',
    ' */',
    '// Else, it waits',
    '// What if it fails? It reads what is there.',
    "test('What is missing is empty', () => {});",
  ].join('\n');
  expect(wordsIn('a.test.ts', source)).toEqual(['1 What', '2 What', '5 Whose', '7 Else']);
});
