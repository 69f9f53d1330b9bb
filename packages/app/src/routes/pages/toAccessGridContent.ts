import type { ArticleContent } from '@lively/ui/screens';
import type { i18n } from 'i18next';
import type { Contents } from '../../content/Contents';
import { formatPublicationDate } from '../../content/formatPublicationDate';
import { type Criterion, type LookedAt, themes } from '../../rgaa/criteria';
import { isLookedAt, isProven, lookedOn, recordedOn } from '../../rgaa/measureRate';

/** The page that publishes the text of each criterion. */
const reference = 'https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/';

/** Builds the grid of RGAA: a table per theme, with the proof of each criterion. */
export function toAccessGridContent(texts: Contents['accessGrid'], i18n: i18n): ArticleContent {
  const {
    head,
    themes: names,
    proven,
    open,
    expired,
    failed: _,
    notApplicable,
    machine,
    looks,
    noProof,
    nothing,
    ...content
  } = texts;
  const date = formatPublicationDate(recordedOn, i18n.language);
  const t = i18n.getFixedT(null, 'pages/accessGrid');
  const toRow = (criterion: Criterion): string[] => {
    const { id, isApplicable, tests } = criterion;
    const day = lookedOn(criterion);
    if (!isApplicable) return [id, notApplicable, nothing];
    if (!isProven(criterion)) return [id, `**${open}**`, day ? toFinding(criterion, day) : noProof];
    const proof = day
      ? `${t('looked', { date: formatPublicationDate(day, i18n.language) })} ${looks[id as LookedAt]}`
      : `${machine} ${tests.join(' · ')}`;
    return [id, proven, `${proof} ([${id}](${reference}#${id}))`];
  };
  const toFinding = (criterion: Criterion, day: string) =>
    isLookedAt(criterion) ? t('failed', { date: formatPublicationDate(day, i18n.language) }) : expired;
  return {
    ...content,
    updated: { date: recordedOn, text: t('updated', { date }) },
    sections: themes.map((criteria, index) => {
      const title = `${index + 1}. ${names[index]}`;
      return {
        id: `theme-${index + 1}`,
        title,
        blocks: [{ table: { caption: title, head, rows: criteria.map(toRow) } }],
      };
    }),
  };
}
