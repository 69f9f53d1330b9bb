import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { namespacesOf, textAt } from '../locales/readLocales.fixture';
import { createTestI18n } from '../test/createTestI18n';
import { readContent } from './readContent';
import { privacyTableUpdatedOn } from './toPrivacyContent';

test('the date of the table of data is the one of its last change', async () => {
  const privacy = namespacesOf('fr').get('pages/privacy') as Record<string, never>;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(findTable(privacy))));
  const digest = [...new Uint8Array(bytes).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // A row has changed? Set privacyTableUpdatedOn to today, and write the new pair here.
  expect({ date: privacyTableUpdatedOn, digest }).toEqual({ date: '2026-11-30', digest: '455769421753' });
});

test.each(languageCodes)(
  'the privacy page in %s shows the date of its text and, above the table, that of the table',
  async (language) => {
    const content = readContent(await createTestI18n(language, ['pages/privacy']), 'privacy');
    expect(content.updated?.date).toBe('2024-03-15');
    const [line, table] = content.sections.find(({ id }) => id === 'data')?.blocks ?? [];
    expect(line).toMatch(/30 (novembre|November|de noviembre de) 2026/);
    expect(line).toContain(textAt(language, 'pages/privacy tableUpdated').split('{{')[0]);
    expect(table).toHaveProperty('table');
  },
);

function findTable(texts: { sections?: readonly { id: string; blocks: readonly unknown[] }[] }): unknown {
  return texts.sections?.find(({ id }) => id === 'data')?.blocks[0];
}
