import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInstance, type i18n } from 'i18next';

const require = createRequire(import.meta.url);
const languages = ['fr', 'en', 'es'] as const;
const namespaces = ['mails', 'report'] as const;

/** What the database says of a mail that is owed: `private.mails.facts`. */
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

/** Which mail, for whom. */
export interface Notice {
  /** To the creator of the event (`decision`), or to who reported it (`outcome`). */
  readonly kind: 'decision' | 'outcome';
  readonly facts: NoticeFacts;
  /** Of the account; null when it does not say. */
  readonly language: string | null;
}

/** A mail about a moderator's decision, as plain text in the language of the account, or in each. */
export async function renderNotice({ kind, facts, language: known }: Notice, siteUrl: string): Promise<NoticeTexts> {
  const texts = await readTexts();
  const own = languages.filter((language) => language === known);
  const chosen = own.length ? own : languages;
  const place = kind === 'decision' ? '/my-events' : '/profile?tab=settings';
  const parts = chosen.map((language) => {
    const prefix = language === 'fr' ? '' : `/${language}`;
    return [...listSentences(texts, language, kind, facts), siteUrl + prefix + place].join('\n');
  });
  const statement = facts.statement ? [`—\n${facts.statement}`] : [];
  const subject = texts.getFixedT(chosen[0] ?? 'fr', 'mails')(`${kind}.subject`, { title: facts.title });
  return { subject, text: [...parts, ...statement].join('\n\n') };
}

function listSentences(texts: i18n, language: string, kind: 'decision' | 'outcome', facts: NoticeFacts): string[] {
  const { title, publication, reason, statement, may_appeal } = facts;
  const t = texts.getFixedT(language, [...namespaces]);
  const values = { title, reason: reason && t(`report:reasons.${reason}` as 'report:reasons.other') };
  return [
    t(`${kind}.${publication}` as 'decision.hidden', values),
    ...(statement ? [t('decision.statement')] : []),
    ...(may_appeal ? [t('decision.appeal')] : []),
  ];
}

async function readTexts(): Promise<i18n> {
  const read = async (language: string, name: string) =>
    JSON.parse(await readFile(require.resolve(`@lively/app/locales/${language}/${name}.json`), 'utf8'));
  const resources = await Promise.all(
    languages.map(async (language) => [
      language,
      Object.fromEntries(await Promise.all(namespaces.map(async (name) => [name, await read(language, name)]))),
    ]),
  );
  const texts = createInstance();
  // Plain text: what a mail shows is not HTML.
  await texts.init({ resources: Object.fromEntries(resources), interpolation: { escapeValue: false } });
  return texts;
}
