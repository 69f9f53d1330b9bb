import { escapeHtml } from '@lively/engine';
import { defaultLanguage, languageCodes, prefixOf } from '@lively/engine/languages';
import type { MailTemplate } from './createMailTemplate.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { renderMailBody } from './renderMailBody.ts';
import { renderMailFrame } from './renderMailFrame.ts';
import { toMailText } from './toMailText.ts';

/** A mail without its recipient. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  /** Made from the HTML: both have the same sentences and links. */
  readonly text: string;
}

interface AccountMail {
  /** The language of the account, which its owner may have written; null if unknown. */
  readonly language: string | null;
  /** The values of the placeholders, not escaped. `SiteURL` is the URL of the site; all other values may be hostile. */
  readonly values: Readonly<Record<string, string>> & { readonly SiteURL: string };
}

/** Renders a mail of an account, complete in its language and below in one other. */
export function renderAccountMail(template: MailTemplate, { language: known, values }: AccountMail): RenderedMail {
  const language = languageCodes.find((code) => code === known) ?? defaultLanguage;
  const { SiteURL: siteUrl, ...others } = values;
  const html = renderMailFrame(
    language,
    renderMailBody(template, language, {
      text: (text) => fillPlaceholders(text, values, escapeHtml),
      link: (link, linkLanguage) => {
        const path = link.replace('{{ .SiteURL }}', '').replace('{{ .Path }}', prefixOf(linkLanguage));
        const encoded = Object.entries(others).map(([name, value]) => [name, encodeURIComponent(value)]);
        return escapeHtml(siteUrl + fillPlaceholders(path, Object.fromEntries(encoded), (part) => part));
      },
    }),
  );
  return {
    subject: fillPlaceholders(template.texts[language].subject, values, (part) => part),
    html,
    text: toMailText(html),
  };
}
