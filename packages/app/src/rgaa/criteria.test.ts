import { expect, test } from 'vitest';
import { themes } from './criteria';

const folder = '../../../e2e/access';
const files = import.meta.glob<string>('../../../e2e/access/*.ts', { query: '?raw', import: 'default', eager: true });

test('RGAA 4.1 has 106 criteria', () => {
  expect(themes.flat()).toHaveLength(106);
});

test('every test that holds a criterion exists in its file', () => {
  const tests = themes.flat().flatMap((criterion) => criterion.tests);
  expect(tests.length).toBeGreaterThan(50);
  // `readers.ts` has the first part of some titles.
  for (const { file, title } of tests)
    expect(readWithImports(file), file).toContain(title.replace(/, on (public pages|the pages of a user)$/, ''));
});

function readWithImports(file: string): string {
  const text = files[`${folder}/${file}`] ?? '';
  const imported = [...text.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => files[`${folder}/${name}.ts`]);
  return [text, ...imported].join('\n');
}
