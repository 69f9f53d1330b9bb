import { defaultLanguage, languageCodes } from '@lively/engine/languages';
import { readTexts } from './readTexts.ts';

interface TestTexts {
  readonly test: { readonly subject: string; readonly text: string };
}

/** Renders the mail by which a host tries the mail server, in every language. */
export function renderTestMail(siteUrl: string): { subject: string; text: string; html: string } {
  const parts = languageCodes.map((language) => readTexts<TestTexts>(language, 'mails').test.text);
  return {
    subject: readTexts<TestTexts>(defaultLanguage, 'mails').test.subject,
    text: parts.map((text) => text.replace('{{site}}', () => siteUrl)).join('\n\n'),
    html: '',
  };
}
