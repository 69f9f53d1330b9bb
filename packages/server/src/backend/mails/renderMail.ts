import { compile } from 'html-to-text';

const condition = /\{\{ if eq \.Data\.language "(\w+)" \}\}([\s\S]*?)\{\{ end \}\}/g;
const otherwise = /\{\{ else(?: if eq \.Data\.language "(\w+)")? \}\}/;

/**
 * Chooses what a template of Supabase Auth says in a language. The package fills in names and knows no conditions; these are
 * the ones that our templates have.
 */
export function chooseLanguage(template: string, language: string): string {
  return template.replace(condition, (_, first: string, inner: string) => {
    // Each language stands before its text; the last has none.
    const parts = [first, ...inner.split(otherwise)];
    for (let index = 0; index < parts.length; index += 2) {
      if (parts[index] === undefined || parts[index] === language) return parts[index + 1] ?? '';
    }
    return '';
  });
}

/** The mail as plain text: all of it. */
export const toMailText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: false } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
});
