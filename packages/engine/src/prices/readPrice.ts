import { foldText } from '../text/foldText.ts';
import type { PriceKind } from './priceKinds.ts';
import { type PriceRule, priceRules } from './priceRules.ts';

/** A part of the text, from its first character to before its end. */
export interface PriceWord {
  readonly start: number;
  readonly end: number;
}

/** The price of entry that a text states. */
export interface PriceReading {
  readonly kind: PriceKind;
  /** Each amount that one visitor can pay, above 0, ascending. Prices of members and suggested amounts are among them. */
  readonly amounts: readonly number[];
  /** The least that a visitor without membership pays: 0 if entry is free, null if unknown. */
  readonly lowest: number | null;
  /** The most that such a visitor pays; null if there is no upper bound. */
  readonly highest: number | null;
  /** The price of an adult without any reduction; null if the text does not name it. */
  readonly full: number | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The lowest price in euros; null if it is unknown or in another currency. */
  readonly euros: number | null;
  /** The part of the text that says who, when or what is free while others pay; null if it does not say. */
  readonly freeFor: string | null;
  /** The words from which the price was read. */
  readonly words: readonly PriceWord[];
}

/**
 * Reads the price of entry in a French, English or Spanish text. A price that is not read is unknown. The rules are in
 * `priceRules`; `private.read_price` of the database gives the same kind and the same lowest amount.
 *
 * @example
 * readPrice('8 €, gratuit pour les moins de 12 ans'); // fixed, lowest 8, freeFor 'pour les moins de 12 ans'
 * readPrice('Dernière entrée à 23h00'); // unknown
 */
export function readPrice(text: string): PriceReading {
  const words = splitWords(text);
  const letters = roles.reduce(
    (said, [having, pattern, replacement]) => (having.test(said) ? said.replace(pattern, replacement) : said),
    words.map(({ word }) => letterOf(word)).join(''),
  );
  const amountsOf = (wanted: RegExp) => listAmounts(words.filter((_, index) => wanted.test(letters[index] ?? '')));

  const all = amountsOf(/[1-7]/);
  const paid = amountsOf(/[1235-7]/);
  const kind = kindOf(letters, all.length, paid.length);
  const [named] = amountsOf(/3/).slice(-1);
  const plain = amountsOf(/[17]/);
  const [only] = plain.length === 1 && /[234]/.test(letters) ? plain : [];
  const isOne = kind === 'fixed' || kind === 'members';
  const known = (kind === 'payWhatYouWant' ? amountsOf(/[56]/) : paid)[0] ?? null;
  const lowest = kind === 'free' ? 0 : known;
  const currency = currencyOf(words, letters);
  // Of one reduced price, the others pay more.
  const isOpen = kind === 'from' || kind === 'payWhatYouWant' || (kind === 'perCategory' && paid.length === 1);
  const highest = isOpen ? null : (paid.at(-1) ?? null);
  return {
    kind,
    amounts: all,
    lowest,
    highest: kind === 'free' ? 0 : highest,
    full: kind === 'free' ? 0 : isOne ? (named ?? highest) : kind === 'perCategory' ? (named ?? only ?? null) : null,
    currency,
    euros: lowest === 0 || currency === 'EUR' ? lowest : null,
    freeFor: /^(free|payWhatYouWant|unknown)$/.test(kind) ? null : readFreeFor(text, words, letters),
    words: words.filter((_, index) => isUsed(letters, index)).map(({ start, end }) => ({ start, end })),
  };
}

function isUsed(letters: string, index: number): boolean {
  const [before = '', letter = '', after = ''] = [letters[index - 1], letters[index], letters[index + 1]];
  return /[1-8FPZgo!]/.test(letter) || (/[ec]/.test(letter) && /[1-7Z]/.test(before + after));
}

/** The letters of the roles are explained in `priceRules`. */
function kindOf(letters: string, amounts: number, paid: number): PriceKind {
  const has = (wanted: RegExp) => wanted.test(letters);
  const isNamed = has(/2/) || (paid > 1 && has(/3|7.*7/));
  if (has(/P/)) return 'payWhatYouWant';
  if (!amounts && !has(/[FZgo8!]/)) return 'unknown';
  if (!amounts && has(/[FZ!]/) && !has(/[go8Y]/)) return 'free';
  if (!amounts) return has(/o/) && !has(/[Fg8!]/) ? 'members' : 'freeForSome';
  if (has(/8/) || (has(/F/) && paid === 1 && !isNamed)) return 'freeForSome';
  if (isNamed) return 'perCategory';
  if (has(/[4o]/)) return 'members';
  if (paid > 1) return 'range';
  return has(/[56]/) ? 'from' : 'fixed';
}

interface Word extends PriceWord {
  /** Folded. */
  readonly word: string;
}

/** A text while it is rewritten, with the place of each character in the original. */
interface Traced {
  readonly said: string;
  readonly places: readonly number[];
}

type Rule = readonly [having: RegExp, pattern: RegExp, replacement: string];

const compile = (rules: readonly PriceRule[]): readonly Rule[] =>
  rules.map(([having, pattern, replacement]) => [
    new RegExp(having && `[${having}]`, 'u'),
    new RegExp(pattern, 'gu'),
    replacement,
  ]);
const texts = /* @__PURE__ */ compile(priceRules.texts);
const roles = /* @__PURE__ */ compile(priceRules.roles);
const letterByWord: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(priceRules.words).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter])),
);

/** Splits a text into its folded words and signs. */
function splitWords(text: string): Word[] {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of [...text].slice(0, priceRules.length)) {
    // Folding each letter of a long text is slow, and most have no accent.
    const plain = character < '\u0080' ? character.toLowerCase() : foldText(character);
    folded += plain;
    for (let index = 0; index < plain.length; index++) places.push(place);
    place += character.length;
  }
  const { said, places: found } = texts.reduce(rewrite, { said: folded, places });
  return Array.from(said.matchAll(/[^ ]+/g), ({ 0: word, index }) => {
    const last = found[index + word.length - 1] ?? 0;
    return { word, start: found[index] ?? 0, end: last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1) };
  });
}

/** Applies a rule; the new characters are at the places of the match. */
function rewrite({ said, places }: Traced, [having, pattern, replacement]: Rule): Traced {
  if (!having.test(said)) return { said, places };
  const moved: number[] = [];
  let done = 0;
  const text = said.replace(pattern, (...match: unknown[]) => {
    const [matched, index] = [match[0] as string, match.find((each) => typeof each === 'number') as number];
    const written = replacement.replace(/\\(\d)/g, (_, group) => (match[group] as string | undefined) ?? '');
    moved.push(...places.slice(done, index));
    const last = matched.length - 1;
    for (let each = 0; each < written.length; each++)
      moved.push(places[index + (each > 0 && each === written.length - 1 ? last : Math.min(each, last))] ?? 0);
    done = index + matched.length;
    return written;
  });
  if (!done) return { said, places };
  return { said: text, places: [...moved, ...places.slice(done)] };
}

function letterOf(word: string): string {
  const isNumber = /^[0-9]{1,9}([.][0-9]{1,2})?$/.test(word);
  return letterByWord.get(word) ?? (isNumber ? (Number(word) > 0 ? 'n' : 'z') : 'x');
}

function listAmounts(words: readonly Word[]): number[] {
  return [...new Set(words.map(({ word }) => Number(word)))].sort((one, other) => one - other);
}

/** The codes of currencies that are written in another way. */
const currencies: Readonly<Record<string, string>> = {
  '£': 'GBP',
  pounds: 'GBP',
  $: 'USD',
  dollars: 'USD',
  franc: 'CHF',
  francs: 'CHF',
  fcfa: 'XOF',
};

function currencyOf(words: readonly Word[], letters: string): string {
  const foreign = letters.includes('e') ? -1 : letters.indexOf('c');
  const word = words[foreign]?.word ?? 'eur';
  return currencies[word] ?? word.toUpperCase();
}

/** Returns the rest of the clause around the first word for free; null if it stands alone. */
function readFreeFor(text: string, words: readonly Word[], letters: string): string | null {
  const free = letters.search(/[go8!]/) < 0 ? letters.search(/[FZ]/) : letters.search(/[go8!]/);
  if (free < 0) return null;
  const begin = free + (/[ec]/.test(letters[free + 1] ?? '') ? 2 : 1);
  const after = letters.slice(begin).search(/[;#,/1-7]/);
  const end = after < 0 ? letters.length : begin + after;
  const before = letters.slice(0, free).search(/[^;#,/1-7e]*$/);
  const part = (from: number, to: number) =>
    text.slice(words[from]?.start, words[to - 1]?.end).replace(/^[\s:,(–-]+(?=\p{L})|[\s:,()–-]+$/gu, '');
  if (begin < end && part(begin, end)) return part(begin, end);
  return (before < free && part(before, free)) || null;
}
