import type { accessNeeds } from '../constants.ts';
import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import type { TasteEdit } from '../tastes/changeTaste.ts';
import { readTokens, type Token } from '../understand/readTokens.ts';
import { readAccess, readPlaceName, readSubjects } from './readSubjects.ts';
import { readTime } from './readTime.ts';
import type { SteeringDictionary, SteeringOptions, SteeringRule } from './SteeringDictionary.ts';

/** What a sentence about a list means. */
export interface Steering {
  readonly edits: readonly SteeringEdit[];
  /** Sentences with two meanings, each with its edits. */
  readonly choices: readonly { readonly words: string; readonly options: readonly (readonly SteeringEdit[])[] }[];
  /** Sentences that are not read, as typed. */
  readonly unread: readonly string[];
}

export type SteeringEdit =
  | TasteEdit
  /** Takes the last change back. */
  | { readonly kind: 'undo' }
  /** Lists events that meet an access need. */
  | { readonly kind: 'access'; readonly need: (typeof accessNeeds)[number] }
  /** Lists events around a commune. */
  | { readonly kind: 'home'; readonly commune: string; readonly name: string };

/** The max number of characters that are read. */
const maxLength = 200;

/**
 * Reads what a person says about a list: « moins de jazz, rien avant 20 h ». What is not certain stays unread.
 *
 * @example
 * steer('moins de jazz', options).edits; // [{ kind: 'less', subject: { kind: 'topic', value: 'jazz' } }]
 */
export function steer(line: string, options: SteeringOptions): Steering {
  const read = line.slice(0, maxLength);
  const tokens = readTokens(read);
  const found = readSentences({ line: read, options, rules: compile(options.steering), rests: new Map() }, tokens);
  const rest = line.slice(maxLength).trim();
  return {
    edits: found.flatMap((each) => ('edits' in each ? each.edits : [])),
    choices: found.flatMap((each) => ('options' in each ? [each] : [])),
    unread: [...found.flatMap((each) => ('unread' in each ? [each.unread] : [])), ...(rest ? [rest] : [])],
  };
}

interface SteeringContext {
  readonly line: string;
  readonly options: SteeringOptions;
  readonly rules: CompiledSteering;
  /** What the last tokens of a sentence mean, by their number. */
  readonly rests: Map<number, { readonly found: Found[] | undefined }>;
}

type Found = { readonly edits: readonly SteeringEdit[] } | Steering['choices'][number] | { readonly unread: string };

/** Reads the tokens as one sentence, or as several between commas, or around « et ». */
function readSentences(context: SteeringContext, tokens: readonly Token[]): Found[] {
  const whole = readSentence(context, tokens);
  if (whole) return [whole];
  const sentences = splitSentences(context, tokens);
  if (sentences.length > 1)
    return sentences.flatMap((sentence) => readSentences({ ...context, rests: new Map() }, sentence));
  return (
    readSides(context, tokens) ??
    (tokens.some(({ word }) => word !== ',') ? [{ unread: wordsOf(context, tokens) }] : [])
  );
}

/** Reads two sentences around « et », or before a word that begins one; undefined if one of them is not read. */
function readSides(context: SteeringContext, tokens: readonly Token[]): Found[] | undefined {
  for (const [at, { word }] of tokens.entries()) {
    const isAnd = /^(et|and|y|e)$/.test(word);
    const one = at > 0 && (isAnd || context.rules.starts.test(word)) && readSentence(context, tokens.slice(0, at));
    const others = one ? readRest(context, tokens.slice(isAnd ? at + 1 : at)) : undefined;
    if (one && others) return [one, ...others];
  }
  return undefined;
}

/** Returns undefined if a part of the rest is not read. The result is kept: many splits have the same rest. */
function readRest(context: SteeringContext, tokens: readonly Token[]): Found[] | undefined {
  const known = context.rests.get(tokens.length);
  if (known) return known.found;
  const whole = readSentence(context, tokens);
  const found = whole ? [whole] : readSides(context, tokens);
  context.rests.set(tokens.length, { found });
  return found;
}

function readSentence(context: SteeringContext, tokens: readonly Token[]): Found | undefined {
  const { opening, closing } = context.rules;
  const words = trimSigns(tokens);
  const trimmed = trimWords(words, opening, closing);
  return readWords(context, trimmed) ?? (trimmed.length < words.length ? readWords(context, words) : undefined);
}

function readWords(context: SteeringContext, tokens: readonly Token[]): Found | undefined {
  const text = tokens.map(({ word }) => word).join(' ');
  for (const { rule, pattern } of context.rules.rules) {
    const match = pattern.exec(text);
    if (!match) continue;
    const group = (name: string) => {
      const [from, to] = match.indices?.groups?.[name] ?? [0, 0];
      return tokens.slice(text.slice(0, from).split(' ').length - 1, text.slice(0, to).split(' ').length);
    };
    const found = readRule(rule, match.groups ?? {}, group, context, () => wordsOf(context, tokens));
    if (found) return found;
  }
  return undefined;
}

function readRule(
  rule: SteeringRule,
  groups: Readonly<Record<string, string | undefined>>,
  group: (name: string) => readonly Token[],
  context: SteeringContext,
  words: () => string,
): Found | undefined {
  const { options, line } = context;
  const { steering } = options;
  switch (rule) {
    case 'more':
    case 'less':
    case 'never':
    case 'only':
    case 'restore':
    case 'ask': {
      const subjects = readSubjects(line, group('s'), options);
      const edits = (kind: 'more' | 'less' | 'never' | 'only' | 'restore') =>
        subjects?.map((subject) => ({ kind, subject })) ?? [];
      if (!subjects?.length) return undefined;
      return rule === 'ask' ? { words: words(), options: [edits('more'), edits('never')] } : { edits: edits(rule) };
    }
    case 'notBefore':
    case 'notAfter': {
      const time = readTime(groups.h, steering);
      return time ? { edits: [{ kind: rule, time }] } : undefined;
    }
    case 'between': {
      const [from, to] = [readTime(groups.h, steering), readTime(groups.h2, steering)];
      if (!from || !to || from >= to) return undefined;
      return {
        edits: [
          { kind: 'notBefore', time: from },
          { kind: 'notAfter', time: to },
        ],
      };
    }
    case 'maxPrice':
      return { edits: [{ kind: rule, euros: Number(`${groups.n}.${groups.cents ?? 0}`) }] };
    case 'free':
      return { edits: [{ kind: 'maxPrice', euros: 0 }] };
    case 'anyPrice':
      return { edits: [{ kind: 'maxPrice', euros: null }] };
    case 'within':
      return { edits: [{ kind: rule, kilometres: Number(groups.n) }] };
    case 'home': {
      const place = readPlaceName(line, group('town'), options);
      return place && { edits: [{ kind: rule, ...place }] };
    }
    case 'access': {
      const need = readAccess(line, group('s'), options);
      return need && { edits: [{ kind: rule, need }] };
    }
    case 'unread':
      return { unread: words() };
    default:
      return { edits: [{ kind: rule }] };
  }
}

function wordsOf({ line }: SteeringContext, tokens: readonly Token[]): string {
  return line.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
}

/** Splits at signs, and at « mais » or « par contre ». */
function splitSentences({ rules }: SteeringContext, tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at++) {
    const [token] = tokens.slice(at);
    const rest = tokens.slice(at).map(({ word }) => word);
    const isDecimal = /^\d/.test(tokens[at - 1]?.word ?? '') && /^\d/.test(rest[1] ?? '');
    const between = rest[0] === ',' && !isDecimal ? rest[0] : rules.but.exec(rest.join(' '))?.[0];
    if (between) {
      sentences.push([]);
      at += between.split(' ').length - 1;
    } else if (token) sentences.at(-1)?.push(token);
  }
  return sentences.filter(({ length }) => length);
}

function trimWords(tokens: readonly Token[], opening: RegExp, closing: RegExp): readonly Token[] {
  const text = tokens.map(({ word }) => word).join(' ');
  const lengthOf = (match: RegExpExecArray | null) => match?.[0].trim().split(' ').filter(Boolean).length ?? 0;
  const from = lengthOf(opening.exec(text));
  const to = tokens.length - lengthOf(closing.exec(text));
  // A sentence of such words alone stays as it is.
  return from < to ? tokens.slice(from, to) : tokens;
}

function trimSigns(tokens: readonly Token[]): readonly Token[] {
  const isWord = ({ word }: Token) => word !== ',';
  return tokens.slice(tokens.findIndex(isWord), tokens.findLastIndex(isWord) + 1);
}

interface CompiledSteering {
  readonly opening: RegExp;
  readonly closing: RegExp;
  readonly but: RegExp;
  readonly starts: RegExp;
  readonly rules: readonly { readonly rule: SteeringRule; readonly pattern: RegExp }[];
}

const compile = /* @__PURE__ */ memoizeByReference(
  ({ opening, closing, but, starts, rules, noon, midnight }: SteeringDictionary): CompiledSteering => {
    const time = `(?:\\d{1,2}(?: (?:h|:|heures?|horas?)(?: [0-5]\\d)?)?(?: (?:h|hs))?(?: (?:am|pm))?|${noon}|${midnight})`;
    const expand = (pattern: string) =>
      pattern
        .replace(/\((?!\?)/g, '(?:')
        .replace(/<h(2?)>/g, `(?<h$1>${time})`)
        .replaceAll('<n>', '(?<n>\\d{1,4})(?: , (?<cents>\\d\\d?))?')
        .replaceAll('<s>', '(?<s>[^,]+?)')
        .replaceAll('<c>', '(?<town>[^,]+?)');
    return {
      opening: new RegExp(`^(?:(?:${opening}) )+`),
      closing: new RegExp(`(?: (?:${closing}))+$`),
      but: new RegExp(`^(?:${but})(?= |$)`),
      starts: new RegExp(`^(?:${starts})$`),
      // One expression for each alternative: browsers of 2023 refuse a name of a group twice.
      rules: rules.flatMap(([rule, pattern]) =>
        alternativesOf(pattern).map((each) => ({ rule, pattern: new RegExp(`^(?:${expand(each)})$`, 'd') })),
      ),
    };
  },
);

/** Splits a pattern at the `|` outside of its groups. */
function alternativesOf(pattern: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += character;
  }
  return alternatives;
}
