import { cloneElement, isValidElement } from 'react';
import storyTexts from './storyTexts.json';

/** The samples of a language without a column stay in French. */
export type SampleLanguage = string;

/** Each sentence of the stories, as written in French, in English and Spanish; null where it is the same in all three. */
const texts: Readonly<Record<string, readonly string[] | null>> = storyTexts;
const columns: Readonly<Record<string, number>> = { en: 0, es: 1 };

/** The arguments of a story in another language, elements and lists included. What the table does not hold stays. */
export function translateArgs<Value>(value: Value, language: SampleLanguage): Value {
  const column = columns[language];
  return column === undefined ? value : (translate(value, column) as Value);
}

/**
 * What a story says outside of its arguments, in the language that the toolbar has written on the page.
 *
 * @param values - What stands for `{count}` and the like in it, by name.
 */
export function sampleText(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  // Snippets are written where there is no page.
  const language = globalThis.document?.documentElement.dataset.language ?? 'fr';
  const translated = translateArgs(text, language as SampleLanguage);
  return translated.replaceAll(/\{(\w+)\}/g, (name, key) => `${values[key] ?? name}`);
}

/** What `sampleText` gives as Testing Library reads it on a page: with plain spaces. */
export function seenText(text: string): string {
  return sampleText(text).replaceAll(/\s+/g, ' ');
}

function translate(value: unknown, column: number): unknown {
  if (typeof value === 'string') return translateText(value, column);
  if (Array.isArray(value)) return value.map((item) => translate(item, column));
  if (isValidElement<object>(value)) return cloneElement(value, translateMembers(value.props, column));
  return isPlain(value) ? translateMembers(value, column) : value;
}

/** A text that is one sentence again and again, to be long, is translated once. */
function translateText(text: string, column: number): string {
  const sentence = findRepeated(text);
  const translated = texts[sentence]?.[column];
  return translated ? text.replaceAll(sentence, translated) : text;
}

/** The sentence that a text repeats, or the text. */
export function findRepeated(text: string): string {
  return /^(\S.{20,}?)( \1)+ ?$/s.exec(text)?.[1] ?? text;
}

function translateMembers(members: object, column: number): object {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, translate(value, column)]));
}

/** Neither a file nor anything else that has a class. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
