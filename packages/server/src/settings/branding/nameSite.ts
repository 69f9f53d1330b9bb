import { branding } from './branding.ts';

/** French words that lose their vowel before another one: « de Lively », « d’Agenda ». */
const elided = /\b(de|que|le|ne|se|me|te|je) Lively\b/gi;
const beginsWithVowel = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/**
 * Replaces the name of the site in a text. Without a branding the text stays as it is.
 *
 * @param language Of the text: French has elisions.
 */
export function nameSite(text: string, language: string, name: string | undefined = branding?.name): string {
  if (name === undefined) return text;
  const elides = language === 'fr' && beginsWithVowel.test(name);
  const joined = elides ? text.replace(elided, (_, word: string) => `${word.slice(0, -1)}’${name}`) : text;
  return joined.replace(/\bLively\b/g, () => name);
}
