import { type Language, languageCodes } from '@lively/engine/languages';
import { readTexts } from './readTexts.ts';

/** The texts of a mail in one language. The backend replaces `{{ .Name }}`. */
interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** The effect of the link. */
  readonly action: string;
}

export interface MailTemplate {
  /** The file name, without the extension. */
  readonly name: string;
  /** The URL of the button; `{{ .Path }}` is the prefix of the language. */
  readonly link: string;
  readonly texts: Readonly<Record<Language, MailTexts>>;
}

/**
 * Creates a mail of an account, with its texts in every language: `account` in `mails.json`.
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
