import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { leavesOf, namespacesOf } from './readLocales.fixture';

/** Collects the labels of fields by the name of the field, `email`, over all forms. */
function labelsOf(language: string): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, texts] of namespacesOf(language)) {
    for (const [key, text] of leavesOf(texts)) {
      const name = /(?:^|\.)fields\.(\w+)$/.exec(key)?.[1];
      if (name) labels.set(name, (labels.get(name) ?? new Set()).add(text));
    }
  }
  return labels;
}

test.each(languageCodes)('%s: a field has the same label in every form', (language) => {
  const labels = labelsOf(language);
  expect(labels.get('fullName')?.size).toBe(1);
  expect([...labels].filter(([, names]) => names.size > 1)).toEqual([]);
});
