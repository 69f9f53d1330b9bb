import type { ArticleContent } from '@lively/ui/screens';
import type { i18n } from 'i18next';
import type { Contents } from '../../content/Contents';
import { formatPublicationDate } from '../../content/formatPublicationDate';
import { formatNumber } from '../../i18n/formatNumber';
import { defaultLanguage, isLanguage } from '../../i18n/languages';
import type { Audit } from '../../rgaa/Audit';
import { measureAudit } from '../../rgaa/measureAudit';
import { releaseAudit } from '../../rgaa/releaseAudit';

/** Builds the accessibility statement: its texts, with the state, date, version, rate and failures of an audit. */
export function toAccessibilityContent(
  content: Contents['accessibility'],
  i18n: i18n,
  audit: Audit = releaseAudit,
): ArticleContent {
  const { date, version, observer, tools, results, fixed } = audit;
  const t = i18n.getFixedT(null, 'pages/accessibility');
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const { conformity, rate, ...counts } = measureAudit(audit);
  const day = formatPublicationDate(date, language);
  const blocksFor: Readonly<Record<string, readonly string[]>> = {
    status: [
      t('audit.state', { conformity: t(`audit.conformity.${conformity}`) }),
      t('audit.rate', {
        ...counts,
        date: day,
        by: t(`audit.by.${observer.role}`, { observer: observer.name }),
        version: version.number,
        commit: version.commit.slice(0, 8),
        rate: formatNumber(rate, language),
      }),
      t('audit.since'),
    ],
    method: [tools.length ? t('audit.tools', { tools: tools.join(', ') }) : t('audit.toolsUnknown')],
  };
  const found = { id: 'found', title: t('audit.found'), blocks: [{ list: results.notMet.map(toFailure) }] };

  return {
    ...content,
    updated: { date, text: t('audit.updated', { date: day }) },
    sections: content.sections.flatMap((section) => [
      { ...section, blocks: [...section.blocks, ...(blocksFor[section.id] ?? [])] },
      ...(section.id === 'status' && results.notMet.length ? [found] : []),
    ]),
  };

  function toFailure(id: string): string {
    const failures: Partial<Record<string, string>> = t('audit.failures', { returnObjects: true });
    const text = failures[id] ?? '';
    return t('audit.criterion', { id, text: fixed.includes(id) ? t('audit.fixed', { text }) : text });
  }
}
