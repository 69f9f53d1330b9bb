import { expect, test } from 'vitest';
import { readContent } from '../../content/readContent';
import { languageCodes } from '../../i18n/languages';
import { releaseAudit } from '../../rgaa/releaseAudit';
import { createTestI18n } from '../../test/createTestI18n';
import { toAccessGridContent } from './toAccessGridContent';

async function readGrid(language: (typeof languageCodes)[number], audit = releaseAudit) {
  const i18n = await createTestI18n(language, ['pages/accessGrid']);
  const { updated, sections } = toAccessGridContent(readContent(i18n, 'accessGrid'), i18n, audit);
  const rows = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : [])),
  );
  return { text: updated?.text, rowOf: (id: string) => rows.find(([each]) => each === id)?.slice(1), rows };
}

test('the grid has the result of each criterion, its date and its version', async () => {
  const { text, rows } = await readGrid('fr');
  expect(text).toBe('Audit du 30 novembre 2026, version 1.0.0 (2e335073)');
  const count = (result: string) => rows.filter(([, each]) => each === result).length;
  expect([count('Conforme'), count('**Non conforme**'), count('Non applicable')]).toEqual([71, 3, 32]);
});

test('pictures apply: the name of the QR code is met, the missing description of organisers is a failure', async () => {
  const { rowOf } = await readGrid('fr');
  expect(rowOf('1.1')).toEqual(['**Non conforme**', 'Défaut dit dans [la déclaration](/accessibilite)']);
  expect(rowOf('1.3')?.[1]).toMatch(/^Le QR code .* \(\[1\.3\]\(https:.*#1\.3\)\)$/);
});

test('a criterion names the tests that hold it, also if it was fixed', async () => {
  const { met, notMet, notApplicable } = releaseAudit.results;
  const results = { met: met.filter((id) => id !== '8.6'), notMet: [...notMet, '8.6'], notApplicable };
  const { rowOf } = await readGrid('fr', { ...releaseAudit, results, fixed: ['8.6'] });
  expect(rowOf('8.2')?.[1]).toMatch(/^Essais automatiques\s: validity\.spec\.ts, pages\.spec\.ts \(/);
  expect(rowOf('8.6')?.[1]).toMatch(/Corrigé depuis l’audit\. .*: titles\.spec\.ts$/);
});

test.each(languageCodes)(
  'each criterion in %s that is met has tests or a way in which the site meets it',
  async (language) => {
    const { rows } = await readGrid(language);
    for (const [id, , evidence] of rows) expect(evidence, id).toMatch(/\S{3}/);
    expect(rows.filter(([, , evidence]) => /sans plus|nothing more|nada más/.test(evidence ?? ''))).toEqual([]);
  },
);

test('a criterion without tests or such a way has the result alone, and one without a result is not met', async () => {
  const { met, notMet, notApplicable } = releaseAudit.results;
  const results = { met: [...met.filter((id) => id !== '8.2'), '4.1'], notMet, notApplicable: notApplicable.slice(10) };
  const { rowOf } = await readGrid('fr', { ...releaseAudit, results });
  expect(rowOf('4.1')?.[1]).toMatch(/^Le résultat de l’audit, sans plus/);
  expect(rowOf('8.2')?.[0]).toBe('**Non conforme**');
});
