import { escapeHtml } from '@lively/engine';
import { defaultLanguage, type Language, languageCodes, prefixOf } from '@lively/engine/languages';
import type { MailTemplate } from './createMailTemplate.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { renderMailBody } from './renderMailBody.ts';
import { renderMailFrame } from './renderMailFrame.ts';

/** Renders the subject of a mail, with a condition of Supabase Auth that chooses the language of the account. */
export function renderSubject({ texts }: MailTemplate): string {
  return chooseByLanguage((language) => texts[language].subject);
}

/**
 * Renders the template of a mail for a hosted project, which fills in the placeholders: Go's `html/template` escapes each value for
 * its place.
 */
export function renderTemplate(template: MailTemplate): string {
  return renderMailFrame(
    defaultLanguage,
    chooseByLanguage((language) =>
      renderMailBody(template, language, {
        text: keepPlaceholders,
        link: (link, linkLanguage) => keepPlaceholders(link.replace('{{ .Path }}', prefixOf(linkLanguage))),
      }),
    ),
  );
}

/** Escapes a text, but not its placeholders. */
function keepPlaceholders(text: string): string {
  const names = [...text.matchAll(/\{\{ \.(\w+) \}\}/g)].map(([whole, name = '']) => [name, whole]);
  return fillPlaceholders(text, Object.fromEntries(names), escapeHtml);
}

/** Writes the condition that chooses the language. Accounts without a language get the default. */
function chooseByLanguage(write: (language: Language) => string): string {
  const [first = defaultLanguage, ...others] = languageCodes.filter((language) => language !== defaultLanguage);
  const rest = others.map((language) => `{{ else if eq .Data.language "${language}" }}${write(language)}`).join('');
  return `{{ if eq .Data.language "${first}" }}${write(first)}${rest}{{ else }}${write(defaultLanguage)}{{ end }}`;
}
