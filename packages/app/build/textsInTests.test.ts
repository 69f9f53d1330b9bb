import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { leavesOf, namespacesOf } from '../src/locales/readLocales.fixture';
import { specifiedMessages } from '../src/locales/specifiedMessages.fixture';

const root = resolve(import.meta.dirname, '../../..');

/** A literal by which a test finds an element, or with which it compares the text of one. */
const finder =
  /(?:ByRole\(\s*'[a-z]+',\s*\{[^{}]*?\bname: |[Bb]y(?:Text|LabelText|Label|PlaceholderText|Placeholder|Title|DisplayValue|AltText)\(|findToast\(|toHave(?:Text|TextContent|AccessibleName|AccessibleDescription)\(|hasText: )(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;

test('tests find elements by the key of a text, so that another wording changes no test', () => {
  const specified = new Set(specifiedMessages.map(([message]) => message));
  const keys = new Map(
    [...namespacesOf('fr')]
      // Pages of prose and mails have no labels.
      .filter(([namespace]) => namespace !== 'mails' && !namespace.startsWith('pages/'))
      .flatMap(([namespace, texts]) => leavesOf(texts).map(([key, text]) => [text, `${namespace}:${key}`] as const)),
  );
  const files = globSync(['packages/app/src/**/*.test.{ts,tsx}', 'packages/e2e/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(100);
  const typed = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(finder)].flatMap(([, single, double]) => {
      const text = single ?? double ?? '';
      const key = keys.get(text);
      return key && !specified.has(text) ? [`${file} types « ${text} »: write t('${key}')`] : [];
    }),
  );
  expect(typed).toEqual([]);
});
