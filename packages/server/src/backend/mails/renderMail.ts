import { compile } from 'html-to-text';

const condition = /\{\{ if eq \.Data\.language "(\w+)" \}\}([\s\S]*?)\{\{ end \}\}/g;
const otherwise = /\{\{ else(?: if eq \.Data\.language "(\w+)")? \}\}/;

/**
 * Chooses the part of a Supabase Auth template in a language. The package replaces names, but does not support the conditions of
 * our templates.
 */
export function chooseLanguage(template: string, language: string): string {
  return template.replace(condition, (_, first: string, inner: string) => {
    // Each language precedes its text; the last text has no language.
    const parts = [first, ...inner.split(otherwise)];
    for (let index = 0; index < parts.length; index += 2) {
      if (parts[index] === undefined || parts[index] === language) return parts[index + 1] ?? '';
    }
    return '';
  });
}

/** Converts the complete HTML of a mail to plain text. */
export const toMailText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: false } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
});
