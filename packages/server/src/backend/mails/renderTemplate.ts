import { defaultLanguage, type Language, languageCodes, prefixOf } from '@lively/engine/languages';
import type { MailTemplate } from './createMailTemplate.ts';
import { mailColors } from './mailColors.ts';

const { light, dark } = mailColors;

/*
 * Attributes contain the light theme, which every client shows. A client with support for themes takes the dark theme from the
 * style sheet, where only `!important` overrides an attribute.
 */
const styleSheet = `
      :root { color-scheme: light dark; supported-color-schemes: light dark }
      @media (prefers-color-scheme: dark) {
        body { background: ${dark.ground} !important; color: ${dark.ink} !important }
        .surface { background: ${dark.surface} !important; border-color: ${dark.ink} !important; color: ${dark.ink} !important }
        .button { background: ${dark.brand} !important; color: ${dark.onBrand} !important }
        .muted { color: ${dark.inkMuted} !important }
        .link { color: ${dark.ink} !important }
      }
    `;

/** Renders the subject of a mail, with a condition of Supabase Auth that chooses the language of the account. */
export function renderSubject({ texts }: MailTemplate): string {
  return chooseByLanguage((language) => texts[language].subject);
}

/** Renders a mail in both themes: complete in the account's language, and below in one other, for readers of another language. */
export function renderTemplate({ texts, link }: MailTemplate): string {
  const linkIn = (language: Language) => link.replace('{{ .Path }}', prefixOf(language));
  return renderMailFrame(
    defaultLanguage,
    chooseByLanguage(
      (language) => `${renderMain(language)}${renderOther(language === defaultLanguage ? 'en' : defaultLanguage)}`,
    ),
  );

  function renderMain(language: Language): string {
    const { title, text, action } = texts[language];
    return `
      <div lang="${language}">
        <h1 style="margin: 0 0 16px; font-size: 28px; line-height: 1.1">${title}</h1>
        <p style="margin: 0 0 24px">${text}</p>
        <p style="margin: 0 0 32px">
          <a class="button" href="${linkIn(language)}" style="display: inline-block; padding: 14px 24px; border-radius: 5px; background: ${light.brand}; color: ${light.onBrand}; font-weight: 600; text-decoration: none">${action}</a>
        </p>
      </div>`;
  }

  function renderOther(language: Language): string {
    const { text, action } = texts[language];
    return `
      <p class="muted" lang="${language}" style="margin: 0 0 12px; color: ${light.inkMuted}; font-size: 14px">${text} <a class="link" href="${linkIn(language)}" style="color: ${light.ink}">${action}</a></p>
`;
  }
}

/**
 * Renders the document of a mail, in both themes.
 *
 * @param content - HTML of its surface. The classes `button`, `muted` and `link` follow the theme.
 */
export function renderMailFrame(language: Language, content: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>Lively</title>
    <style>${styleSheet}</style>
  </head>
  <body style="margin: 0; padding: 32px 16px; background: ${light.ground}; color: ${light.ink}; font: 16px/1.5 Arial, sans-serif">
    <div class="surface" style="max-width: 520px; margin: 0 auto; padding: 32px; border: 2px solid ${light.ink}; border-radius: 5px; background: ${light.surface}; color: ${light.ink}; overflow-wrap: break-word">
      <p style="margin: 0 0 24px; font-size: 20px; font-weight: 700">Lively</p>
${content}
    </div>
  </body>
</html>
`;
}

/** Writes the condition that chooses the language. Accounts without a language get the default. */
function chooseByLanguage(write: (language: Language) => string): string {
  const [first = defaultLanguage, ...others] = languageCodes.filter((language) => language !== defaultLanguage);
  const rest = others.map((language) => `{{ else if eq .Data.language "${language}" }}${write(language)}`).join('');
  return `{{ if eq .Data.language "${first}" }}${write(first)}${rest}{{ else }}${write(defaultLanguage)}{{ end }}`;
}
