import { cloneElement, isValidElement } from 'react';
import storyTexts from './storyTexts.json';

/** The code of a language. Samples stay in French for a language without a column. */
export type SampleLanguage = string;

/** The English and Spanish translations of each French sentence of the stories; null if it is the same in all languages. */
const texts: Readonly<Record<string, readonly string[] | null>> = storyTexts;
const columns: Readonly<Record<string, number>> = { en: 0, es: 1 };

/** Translates the arguments of a story, including elements and lists. A text without an entry stays as it is. */
export function translateArgs<Value>(value: Value, language: SampleLanguage): Value {
  const column = columns[language];
  return column === undefined ? value : (translate(value, column) as Value);
}

/**
 * Translates a text of a story outside of its arguments into the language of the toolbar, which the page stores.
 *
 * @param values - The values of placeholders such as `{count}`, by name.
 */
export function sampleText(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  // Snippets are generated without a page.
  const language = globalThis.document?.documentElement.dataset.language ?? 'fr';
  const translated = translateArgs(text, language as SampleLanguage);
  return translated.replaceAll(/\{(\w+)\}/g, (name, key) => `${values[key] ?? name}`);
}

/** Returns the result of `sampleText` as Testing Library reads it on a page: with plain spaces. */
export function seenText(text: string): string {
  return sampleText(text).replaceAll(/\s+/g, ' ');
}

function translate(value: unknown, column: number): unknown {
  if (typeof value === 'string') return translateText(value, column);
  if (Array.isArray(value)) return value.map((item) => translate(item, column));
  if (isValidElement<object>(value)) return cloneElement(value, translateMembers(value.props, column));
  return isPlain(value) ? translateMembers(value, column) : value;
}

/** Translates a text. If it repeats one sentence to be long, each repetition is translated. */
function translateText(text: string, column: number): string {
  const sentence = findRepeated(text);
  const translated = texts[sentence]?.[column];
  return translated ? text.replaceAll(sentence, translated) : text;
}

/** Returns the sentence that a text repeats, or the whole text. */
export function findRepeated(text: string): string {
  return /^(\S.{20,}?)( \1)+ ?$/s.exec(text)?.[1] ?? text;
}

function translateMembers(members: object, column: number): object {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, translate(value, column)]));
}

/** Returns true for a plain object, and false for a file or any other class instance. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
