import { type Language, languageCodes } from '@lively/engine/languages';
import { readTexts } from './readTexts.ts';

/** What one mail says in one language. `{{ .Name }}` is filled by the backend. */
interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** What following the link does. */
  readonly action: string;
}

export interface MailTemplate {
  /** Its file, without the ending. */
  readonly name: string;
  /** Where its button leads; `{{ .Path }}` is the prefix of the language. */
  readonly link: string;
  readonly texts: Readonly<Record<Language, MailTexts>>;
}

/**
 * A mail of an account, with its texts in every language: `account` in `mails.json`.
 *
 * @throws Error for a language without a text of this name.
 */
export function createMailTemplate(name: string, link: string): MailTemplate {
  const texts = languageCodes.map((language) => {
    const { account } = readTexts<{ account: Record<string, MailTexts> }>(language, 'mails');
    const found = account[name];
    if (!found)
      throw new Error(`mails.json has no account.${name} in ${language}: the mail cannot be written. Add it.`);
    return [language, found] as const;
  });
  return { name, link, texts: Object.fromEntries(texts) as Record<Language, MailTexts> };
}
