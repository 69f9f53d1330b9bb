import type { ArticleContent } from '@lively/ui/screens';
import type { i18n } from 'i18next';
import type { Contents } from '../../content/Contents';
import { formatPublicationDate } from '../../content/formatPublicationDate';
import type { Audit, AuditResult } from '../../rgaa/Audit';
import { type Criterion, themes } from '../../rgaa/criteria';
import { releaseAudit } from '../../rgaa/releaseAudit';

/** The page that publishes the text of each criterion. */
const reference = 'https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/';

/** Builds the grid of RGAA: a table per theme, with the result of each criterion in an audit, and what holds it since. */
export function toAccessGridContent(
  texts: Contents['accessGrid'],
  i18n: i18n,
  audit: Audit = releaseAudit,
): ArticleContent {
  const { head, themes: names, results, nothing, failed, resultOnly, means, ...content } = texts;
  const { date, version } = audit;
  const t = i18n.getFixedT(null, 'pages/accessGrid');
  return {
    ...content,
    updated: {
      date,
      text: t('audit.updated', {
        date: formatPublicationDate(date, i18n.language),
        version: version.number,
        commit: version.commit.slice(0, 8),
      }),
    },
    sections: themes.map((criteria, index) => {
      const title = `${index + 1}. ${names[index]}`;
      return {
        id: `theme-${index + 1}`,
        title,
        blocks: [{ table: { caption: title, head, rows: criteria.map(toRow) } }],
      };
    }),
  };

  function toRow(criterion: Criterion): string[] {
    const { id } = criterion;
    const result = findResult(id, audit);
    if (result === 'notApplicable') return [id, results[result], nothing];
    if (result === 'notMet') return [id, `**${results[result]}**`, toFinding(criterion)];
    return [id, results[result], `${toHold(criterion)} ([${id}](${reference}#${id}))`];
  }

  function toFinding({ id, tests }: Criterion): string {
    return audit.fixed.includes(id) ? t('audit.fixed', { files: listFiles(tests) }) : failed;
  }

  function toHold({ id, tests }: Criterion): string {
    if (tests.length) return t('audit.tests', { files: listFiles(tests) });
    const ways: Partial<Record<string, string>> = means;
    return ways[id] ?? resultOnly;
  }
}

/** Lists files, not titles: those are English. */
function listFiles(tests: Criterion['tests']): string {
  return [...new Set(tests.map(({ file }) => file))].join(', ');
}

/** Returns the result of a criterion. A criterion that the audit does not list counts as not met. */
function findResult(id: string, { results }: Audit): AuditResult {
  if (results.met.includes(id)) return 'met';
  return results.notApplicable.includes(id) ? 'notApplicable' : 'notMet';
}
