import { expect, test } from 'vitest';
import { readContent } from '../../content/readContent';
import { languageCodes } from '../../i18n/languages';
import { measureAudit } from '../../rgaa/measureAudit';
import { releaseAudit } from '../../rgaa/releaseAudit';
import { createTestI18n } from '../../test/createTestI18n';
import { toAccessibilityContent } from './toAccessibilityContent';

const { results } = releaseAudit;

async function readStatement(language: (typeof languageCodes)[number], audit = releaseAudit) {
  const i18n = await createTestI18n(language, ['pages/accessibility']);
  const { updated, sections } = toAccessibilityContent(readContent(i18n, 'accessibility'), i18n, audit);
  const textOf = (id: string) =>
    JSON.stringify(sections.find((section) => section.id === id)?.blocks ?? null).replaceAll(/[\u00A0\u202F]/g, ' ');
  return { i18n, updated, textOf, ids: sections.map(({ id }) => id) };
}

test.each([
  ['fr', 'Audit du 30 novembre 2026', 'partiellement conforme', '95,9 %', 'le 30 novembre 2026, sur la version 1.0.0'],
  ['en', 'Audit of 30 November 2026', 'partially compliant', '95.9%', 'on 30 November 2026, of version 1.0.0'],
  [
    'es',
    'Auditoría del 30 de noviembre de 2026',
    'parcialmente conforme',
    '95,9 %',
    'el 30 de noviembre de 2026, sobre',
  ],
] as const)('the statement in %s has the date, version, state and rate of the audit', async (language, ...said) => {
  const [day, state, rate, when] = said;
  const { updated, textOf } = await readStatement(language);
  expect(updated).toEqual({ date: '2026-11-30', text: day });
  for (const text of [`**${state}**`, `**${rate}**`, when, '(2e335073)', '71', '32'])
    expect(textOf('status')).toContain(text);
});

test.each(languageCodes)('the statement in %s names each failure, and no criterion that is met', async (language) => {
  const { i18n, textOf, ids } = await readStatement(language);
  expect(ids.slice(0, 2)).toEqual(['status', 'found']);
  const found = textOf('found');
  expect([...found.matchAll(/\*\*\S+ (\d+\.\d+)\.\*\* [^*"]{60,}/g)].map(([, id]) => id)).toEqual(results.notMet);
  const failures = i18n.getResource(language, 'pages/accessibility', 'audit.failures');
  expect(Object.keys(failures)).toEqual(results.notMet);
});

test('a failure that was fixed has a note, and the rate is still that of the audit', async () => {
  const { textOf } = await readStatement('fr', { ...releaseAudit, fixed: ['11.10'] });
  expect(textOf('found').match(/Corrigé depuis/g)).toHaveLength(1);
  const { textOf: unfixed } = await readStatement('fr', { ...releaseAudit, fixed: [] });
  expect(unfixed('found')).not.toContain('Corrigé depuis');
  expect(unfixed('status')).toBe(textOf('status'));
});

test('only a record without a failure says 100 %', async () => {
  const whole = { ...releaseAudit, results: { ...results, met: [...results.met, ...results.notMet], notMet: [] } };
  const { textOf, ids } = await readStatement('fr', whole);
  expect(textOf('status')).toMatch(/\*\*totalement conforme\*\*.*\*\*100 %\*\*/);
  expect(ids).not.toContain('found');
  expect((await readStatement('fr')).textOf('status')).not.toMatch(/totalement|100 %/);
});

test('the statement names an observer from outside and the tools, and says where tools are unknown', async () => {
  const { textOf } = await readStatement('fr', {
    ...releaseAudit,
    observer: { name: 'Cabinet Lisible', role: 'thirdParty' },
    tools: ['Firefox 145', 'NVDA 2026.1'],
  });
  expect(textOf('status')).toContain('Un audit mené par Cabinet Lisible le 30 novembre 2026');
  expect(textOf('method')).toContain('Outils de cet audit : Firefox 145, NVDA 2026.1.');
  const own = await readStatement('fr', { ...releaseAudit, tools: [] });
  expect(own.textOf('status')).toContain('Un audit mené par notre seule équipe');
  expect(own.textOf('method')).toContain('n’ont pas été notés');
});

test.each(languageCodes)('the footer in %s has the state of the audit', async (language) => {
  const { i18n } = await readStatement(language);
  const state = i18n.getFixedT(
    null,
    'pages/accessibility',
  )(`audit.conformity.${measureAudit(releaseAudit).conformity}`);
  expect(i18n.getFixedT(null, 'common')('footer.links.accessibility')).toMatch(new RegExp(`\\S\\s?: ${state}$`));
});
