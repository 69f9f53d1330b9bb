import { defaultLanguage, languageCodes, prefixOf } from '@lively/engine/languages';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { readTexts } from './readTexts.ts';
import { toLine } from './toLine.ts';

const namespaces = ['mails', 'report'] as const;

/** The facts of a mail that is due: `private.mails.facts`. */
export interface NoticeFacts {
  readonly title: string;
  readonly publication: 'published' | 'waiting' | 'hidden' | 'removed';
  readonly reason?: string;
  readonly statement?: string;
  readonly may_appeal?: boolean;
}

interface NoticeTexts {
  readonly subject: string;
  readonly text: string;
}

/** The kind, the facts and the language of a mail. */
export interface Notice {
  /** The recipient: the creator of the event (`decision`), or the user who reported it (`outcome`). */
  readonly kind: 'decision' | 'outcome';
  readonly facts: NoticeFacts;
  /** The language of the account; null if unknown. */
  readonly language: string | null;
}

/** Renders a mail about a moderator's decision, as plain text in the language of the account, or in each. */
export async function renderNotice({ kind, facts, language: known }: Notice, siteUrl: string): Promise<NoticeTexts> {
  const texts = await createTexts();
  const own = languageCodes.filter((language) => language === known);
  const chosen = own.length ? own : languageCodes;
  const place = kind === 'decision' ? '/my-events' : '/profile?tab=settings';
  const parts = chosen.map((language) => {
    return [...listSentences(texts, language, kind, facts), siteUrl + prefixOf(language) + place].join('\n');
  });
  const statement = facts.statement ? [`—\n${facts.statement}`] : [];
  const subject = texts.getFixedT(chosen[0] ?? defaultLanguage, 'mails')(`${kind}.subject`, {
    title: toLine(facts.title),
  });
  return { subject, text: [...parts, ...statement].join('\n\n') };
}

function listSentences(texts: i18n, language: string, kind: 'decision' | 'outcome', facts: NoticeFacts): string[] {
  const { title, publication, reason, statement, may_appeal } = facts;
  const t = texts.getFixedT(language, [...namespaces]);
  const values = { title: toLine(title), reason: reason && t(`report:reasons.${reason}` as 'report:reasons.other') };
  return [
    t(`${kind}.${publication}` as 'decision.hidden', values),
    ...(statement ? [t('decision.statement')] : []),
    ...(may_appeal ? [t('decision.appeal')] : []),
  ];
}

async function createTexts(): Promise<i18n> {
  const resources = languageCodes.map((language) => [
    language,
    Object.fromEntries(namespaces.map((name) => [name, readTexts<ResourceKey>(language, name)])),
  ]);
  const texts = createInstance();
  // Texts are not escaped, because the mail is plain text.
  await texts.init({ resources: Object.fromEntries(resources), interpolation: { escapeValue: false } });
  return texts;
}
