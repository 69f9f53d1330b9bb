import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import { type PartOfDay, partsOfDay, type Subject, type Weekday, weekdays } from '../tastes/TasteProfile.ts';
import { listTaxonomyEntries, type TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import { splitWords } from '../text/splitWords.ts';
import { createGrammar, indexIn } from '../understand/createGrammar.ts';
import { further } from '../understand/further.ts';
import type { Token } from '../understand/readTokens.ts';
import type { Filter } from '../understand/Understanding.ts';
import { understand } from '../understand/understand.ts';
import type { SteeringDictionary, SteeringOptions } from './SteeringDictionary.ts';

/** The max number of words of a subject that is text. */
const maxTextWords = 3;
const connectors = /^(et|and|y|e|ou|or|o|u|ni|nor)$/;

/** Reads the subjects of a sentence: « jazz et blues », « le lundi et le mardi ». Null if one of them is not certain. */
export function readSubjects(line: string, tokens: readonly Token[], options: SteeringOptions): Subject[] | null {
  const whole = tokens.some(({ word }) => connectors.test(word)) ? readKnown(line, tokens, options) : null;
  if (whole) return whole;
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (connectors.test(token.word)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const subjects: Subject[] = [];
  for (const part of parts.filter(({ length }) => length)) {
    const known = readKnown(line, part, options) ?? readText(line, part, options);
    if (!known) return null;
    subjects.push(...known);
  }
  return joinWeekdays(dropTwins(subjects));
}

/** Reads the name of a commune; undefined if it is none, or several. */
export function readPlaceName(
  line: string,
  tokens: readonly Token[],
  options: SteeringOptions,
): { readonly commune: string; readonly name: string } | undefined {
  const name = line.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  // A preposition makes a small commune a place: « à Die ».
  const { filters, text } = understand(`${options.steering.at} ${name}`, { ...options, further });
  const [first, second] = filters;
  return first?.filter === 'commune' && !second && !text ? { commune: first.value, name } : undefined;
}

/** Reads an access need; undefined if the words say more. */
export function readAccess(line: string, tokens: readonly Token[], options: SteeringOptions) {
  const { filters, text } = understand(textOf(line, tokens), { ...options, further });
  const [first, second] = filters;
  return first?.filter === 'access' && !second && !text ? first.value : undefined;
}

function readKnown(line: string, tokens: readonly Token[], options: SteeringOptions): Subject[] | null {
  const { nouns, subjects, starts, fixed, little } = compile(options.steering);
  // « sport et plus de ciné » is two sentences.
  if (tokens.some(({ word }) => starts.test(word))) return null;
  const named = tokens.filter(({ word }) => !nouns.test(word));
  const [first] = trimArticles(named, little, options);
  const bare = trimArticles(named, little, options)
    .map(({ word }) => word)
    .join(' ');
  if (!first) return null;
  const days = readWeekdays(bare, options);
  if (days) return [{ kind: 'weekday', value: days }];
  const part = fixed.find(({ pattern }) => pattern.test(bare));
  if (part) return [{ kind: 'part', value: part.part }];
  const told = subjects.find(({ pattern }) => pattern.test(bare));
  if (told) return [told.subject];
  const { filters, choices, text } = understand(textOf(line, trimArticles(named, /^$/, options)), {
    ...options,
    further,
  });
  const [filter, second] = filters;
  if (!filter) {
    const topic = findTopic(bare);
    return topic ? [{ kind: 'topic', value: topic }] : null;
  }
  if (second || choices.length || text) return null;
  return toSubjects(filter, line, trimArticles(named, little, options));
}

/** Finds the topic with a name as on the site: « classique » of « Classique / Opéra ». */
function findTopic(bare: string): TaxonomySlug | undefined {
  const isNamed = (label: string) => label.split('/').some((part) => splitWords(part).join(' ') === bare);
  return listTaxonomyEntries().find(({ label }) => isNamed(label))?.slug;
}

function toSubjects({ filter, value }: Filter, line: string, tokens: readonly Token[]): Subject[] | null {
  switch (filter) {
    case 'category':
    case 'subcategory':
      return [{ kind: 'topic', value }];
    case 'topics':
      return value.map((slug) => ({ kind: 'topic', value: slug }));
    case 'commune':
      return [{ kind: 'commune', value: textOf(line, tokens) }];
    case 'maxPrice':
      return value === 0 ? [{ kind: 'free', value: true }] : null;
    case 'online':
    case 'family':
      return [{ kind: filter, value: true }];
    case 'access':
      return [{ kind: filter, value }];
    default:
      return null;
  }
}

/** Reads words that are no category: « karaoké ». Sentences with other words are no subject. */
function readText(line: string, tokens: readonly Token[], options: SteeringOptions): Subject[] | null {
  const { nouns, vague, little } = compile(options.steering);
  const words = trimArticles(
    tokens.filter(({ word }) => !nouns.test(word)),
    little,
    options,
  );
  const { lists } = createGrammar(options.dictionary);
  const isName = words.every(
    ({ word }) => /^[a-z]/.test(word) && !vague.test(word) && (lists('articles', word) || !lists('silent', word)),
  );
  if (!words.length || words.length > maxTextWords || !isName) return null;
  const { filters, choices } = understand(textOf(line, words), { ...options, further });
  return filters.length || choices.length ? null : [{ kind: 'text', value: textOf(line, words) }];
}

function readWeekdays(bare: string, { dictionary, steering }: SteeringOptions): Weekday[] | null {
  const day =
    weekdays[indexIn(dictionary.weekdays, bare)] ?? weekdays[indexIn(dictionary.weekdays, bare.replace(/s$/, ''))];
  if (day) return [day];
  const { weekend, workdays } = compile(steering);
  if (weekend.test(bare)) return weekdays.slice(5);
  return workdays.test(bare) ? weekdays.slice(0, 5) : null;
}

function dropTwins(subjects: readonly Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [JSON.stringify(subject), subject])).values()];
}

function joinWeekdays(subjects: readonly Subject[]): Subject[] {
  const days = subjects.flatMap((subject) => (subject.kind === 'weekday' ? subject.value : []));
  const others = subjects.filter(({ kind }) => kind !== 'weekday');
  return days.length ? [...others, { kind: 'weekday', value: weekdays.filter((day) => days.includes(day)) }] : others;
}

function trimArticles(tokens: readonly Token[], little: RegExp, { dictionary }: SteeringOptions): readonly Token[] {
  const { lists } = createGrammar(dictionary);
  const from = tokens.findIndex(({ word }) => !lists('articles', word) && !little.test(word));
  return from < 0 ? [] : tokens.slice(from);
}

const textOf = (line: string, tokens: readonly Token[]) =>
  tokens.map(({ start, end }) => line.slice(start, end)).join(' ');

function toSubject(name: SteeringDictionary['subjects'][number][0]): Subject {
  return name === 'family' || name === 'free' || name === 'online'
    ? { kind: name, value: true }
    : { kind: 'topic', value: name };
}

const compile = /* @__PURE__ */ memoizeByReference(
  ({ nouns, subjects, starts, vague, weekend, workdays, parts }: SteeringDictionary) => {
    const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
    const names = Object.keys(partsOfDay) as PartOfDay[];
    return {
      nouns: whole(nouns),
      starts: whole(starts),
      vague: whole(vague),
      subjects: subjects.map(([name, pattern]) => ({ pattern: whole(pattern), subject: toSubject(name) })),
      weekend: whole(weekend),
      workdays: whole(workdays),
      fixed: names.map((part, at) => ({ part, pattern: whole(parts[at] ?? '') })),
      /** Prepositions before a subject. */
      little: whole(
        'a|au|aux|en|dans|pour|on|in|at|to|for|por|para|al|con|with|avec|ce|cet|cette|ces|any|some|all|my|mes',
      ),
    };
  },
);
