import { defaultLanguage, type Language, languageCodes, prefixOf } from '@lively/engine/languages';
import type { MailTemplate } from './createMailTemplate.ts';

/** The subject of a mail, in the language of the account. A condition of Supabase Auth chooses it. */
export function renderSubject({ texts }: MailTemplate): string {
  return chooseByLanguage((language) => texts[language].subject);
}

/** A mail: whole in the language of the account, and below in one other, for readers who do not know that one. */
export function renderTemplate({ texts, link }: MailTemplate): string {
  const linkIn = (language: Language) => link.replace('{{ .Path }}', prefixOf(language));
  return `<!doctype html>
<html lang="${defaultLanguage}">
  <body style="margin: 0; padding: 32px 16px; background: #F6F0E4; color: #0F2E27; font: 16px/1.5 Arial, sans-serif">
    <div style="max-width: 520px; margin: 0 auto; padding: 32px; border: 2px solid #0F2E27; border-radius: 5px; background: #FFFBF2">
      <p style="margin: 0 0 24px; font-size: 20px; font-weight: 700">Lively</p>
${chooseByLanguage((language) => `${renderMain(language)}${renderOther(language === defaultLanguage ? 'en' : defaultLanguage)}`)}
    </div>
  </body>
</html>
`;

  function renderMain(language: Language): string {
    const { title, text, action } = texts[language];
    return `
      <div lang="${language}">
        <h1 style="margin: 0 0 16px; font-size: 28px; line-height: 1.1">${title}</h1>
        <p style="margin: 0 0 24px">${text}</p>
        <p style="margin: 0 0 32px">
          <a href="${linkIn(language)}" style="display: inline-block; padding: 14px 24px; border-radius: 5px; background: #12493C; color: #F6F0E4; font-weight: 600; text-decoration: none">${action}</a>
        </p>
      </div>`;
  }

  function renderOther(language: Language): string {
    const { text, action } = texts[language];
    return `
      <p lang="${language}" style="margin: 0 0 12px; color: #4A605A; font-size: 14px">${text} <a href="${linkIn(language)}" style="color: #0F2E27">${action}</a></p>
`;
  }
}

/** Accounts without a language are in the default. */
function chooseByLanguage(write: (language: Language) => string): string {
  const [first = defaultLanguage, ...others] = languageCodes.filter((language) => language !== defaultLanguage);
  const rest = others.map((language) => `{{ else if eq .Data.language "${language}" }}${write(language)}`).join('');
  return `{{ if eq .Data.language "${first}" }}${write(first)}${rest}{{ else }}${write(defaultLanguage)}{{ end }}`;
}
