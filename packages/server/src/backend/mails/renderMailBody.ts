import { defaultLanguage, type Language } from '@lively/engine/languages';
import type { MailTemplate } from './createMailTemplate.ts';
import { mailColors } from './mailColors.ts';

/** Writes the parts of a template as HTML: each escapes what it writes. */
interface Writers {
  readonly text: (text: string) => string;
  /** @param language - The language of the page that the link leads to. */
  readonly link: (link: string, language: Language) => string;
}

const { light } = mailColors;

/** Renders the body of a mail of an account: complete in a language, and below in one other, for readers of another language. */
export function renderMailBody({ texts, link }: MailTemplate, language: Language, write: Writers): string {
  const other = language === defaultLanguage ? 'en' : defaultLanguage;
  return `${renderMain()}${renderOther()}`;

  function renderMain(): string {
    const { title, text, action } = texts[language];
    return `
      <div lang="${language}">
        <h1 style="margin: 0 0 16px; font-size: 28px; line-height: 1.1">${write.text(title)}</h1>
        <p style="margin: 0 0 24px">${write.text(text)}</p>
        <p style="margin: 0 0 32px">
          <a class="button" href="${write.link(link, language)}" style="display: inline-block; padding: 14px 24px; border-radius: 5px; background: ${light.brand}; color: ${light.onBrand}; font-weight: 600; text-decoration: none">${write.text(action)}</a>
        </p>
      </div>`;
  }

  function renderOther(): string {
    const { text, action } = texts[other];
    return `
      <p class="muted" lang="${other}" style="margin: 0 0 12px; color: ${light.inkMuted}; font-size: 14px">${write.text(text)} <a class="link" href="${write.link(link, other)}" style="color: ${light.ink}">${write.text(action)}</a></p>
`;
  }
}
