import type { Language } from './languages';

/** Returns a text with a capital as its first letter. */
export function capitalize(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
