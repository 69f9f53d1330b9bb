import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { leavesOf, namespacesOf, type Texts } from './readLocales.fixture';

const plural = /_(zero|one|two|few|many|other)$/;
/** Texts that code reads: equal in every language. */
const identifier =
  /(?<!parameters\.)\b(id|href|kind|department)$|(categories|departments|items|issueTypes|priorities)\.\d+\.value$/;

const others = languageCodes.filter((code) => code !== 'fr');
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort();
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url).sort();
/** Lists keys and positions in lists; plural forms count once. */
const keysOf = (texts: Texts) => [...new Set(leavesOf(texts).map(([key]) => key.replace(plural, '')))].sort();

test.each(others)('%s has the same files as French', (language) => {
  expect([...namespacesOf(language).keys()]).toEqual([...namespacesOf('fr').keys()]);
  expect(namespacesOf(language).size).toBeGreaterThan(50);
});

test.each(others)('%s has the same keys as French, in lists of the same length', (language) => {
  for (const [namespace, texts] of namespacesOf('fr')) {
    const other = namespacesOf(language).get(namespace) ?? {};
    expect(keysOf(other), namespace).toEqual(keysOf(texts));
  }
});

test.each(others)('%s has the same ids, links and placeholders as French', (language) => {
  let compared = 0;
  for (const [namespace, texts] of namespacesOf('fr')) {
    const french = new Map(leavesOf(texts));
    for (const [key, text] of leavesOf(namespacesOf(language).get(namespace) ?? {})) {
      const model = french.get(key);
      if (model === undefined) continue;
      compared += 1;
      const place = `${namespace} ${key}`;
      if (namespace.startsWith('pages/') && identifier.test(key)) {
        expect(text, place).toBe(model);
      }
      expect(linksOf(text), place).toEqual(linksOf(model));
      expect(placeholdersOf(text), place).toEqual(placeholdersOf(model));
    }
  }
  expect(compared).toBeGreaterThan(2500);
});

test.each(languageCodes)('%s has exactly the plural forms of its grammar', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [namespace, texts] of namespacesOf(language)) {
    const forms = leavesOf(texts)
      .map(([key]) => key)
      .filter((key) => plural.test(key));
    const stems = [...new Set(forms.map((key) => key.replace(plural, '')))];
    const needed = stems.flatMap((stem) => pluralCategories.map((category) => `${stem}_${category}`));
    expect(forms.sort(), namespace).toEqual(needed.sort());
  }
});

test.each(languageCodes)('%s has no empty text', (language) => {
  for (const [namespace, texts] of namespacesOf(language)) {
    expect(
      leavesOf(texts).filter(([, text]) => !text.trim()),
      namespace,
    ).toEqual([]);
  }
});
