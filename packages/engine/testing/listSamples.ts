import type { Dictionary } from '../src/understand/Dictionary.ts';

/**
 * Lists lines that a pattern of a dictionary matches: every alternative of each group once, and each optional part with
 * and without. Days are the 12th and the 15th, weekdays follow each other, hours are 20 h and 22 h, the year is 2027. Amounts are
 * 12 €, or at least 10 or 15 €; years are 12, and 15, distances 12 km or 7 miles.
 */
export function listSamples(pattern: string, dictionary: Dictionary): string[] {
  const filled = pattern.replace(
    /(?<!\(\?)<([a-z])(2?)>/g,
    (_, name: string, suffix: string) => ((suffix && seconds[name]) || firsts[name])?.(dictionary) ?? '',
  );
  const reader = { source: dropLookarounds(filled), at: 0 };
  return [...new Set(readAlternatives(reader).map((sample) => sample.trim().replace(/ +/g, ' ')))];
}

/** Removes the conditions of a pattern, from the innermost group on. */
function dropLookarounds(pattern: string): string {
  const groups: string[] = [];
  let source = pattern;
  while (/\([^()]*\)/.test(source))
    source = source.replace(/\([^()]*\)/, (group) => `{{${groups.push(/^\(\?<?[!=]/.test(group) ? '' : group) - 1}}}`);
  while (/\{\{\d+\}\}/.test(source))
    source = source.replace(/\{\{(\d+)\}\}/g, (_, at: string) => groups[Number(at)] ?? '');
  return source;
}

const oneOf = (list: string) => `(?:${list.replaceAll(' ', '|').replaceAll('_', ' ')})`;
const firsts: Readonly<Record<string, (dictionary: Dictionary) => string>> = {
  d: () => '12',
  m: ({ months }) => oneOf(months),
  k: () => '12',
  y: () => '2027',
  w: ({ weekdays }) => oneOf(weekdays),
  o: ({ weekdays }) => oneOf(weekdays),
  p: ({ parts }) => `(?:${parts.map(([part]) => part).join('|')})`,
  h: () => '20 h',
  n: () => '3',
  s: ({ holidays }) => oneOf(holidays),
  t: ({ seasons }) => oneOf(seasons),
  z: () => 'zone a',
  e: () => '(?:€ 12|12 €|12 , 75 €)',
  f: () => '10',
  v: () => '(?:€ 15|15 €)',
  x: () => '12',
  r: () => '(?:12 km|7 miles)',
};
const seconds: typeof firsts = {
  d: () => '15',
  h: () => '22 h',
  x: () => '15',
  w: ({ weekdays }) => oneOf(weekdays.replace(/^([^|]*)\|(.*)$/, '$2|$1')),
};

interface Reader {
  readonly source: string;
  at: number;
}

function readAlternatives(reader: Reader): string[] {
  const samples = readSequence(reader);
  while (reader.source[reader.at] === '|') {
    reader.at++;
    samples.push(...readSequence(reader));
  }
  return samples;
}

function readSequence(reader: Reader): string[] {
  let samples = [''];
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) {
    const parts = readRepeated(reader);
    const count = Math.max(samples.length, parts.length);
    const before = samples;
    samples = Array.from(
      { length: count },
      (_, index) => `${before[index % before.length] ?? ''}${parts[index % parts.length] ?? ''}`,
    );
  }
  return samples;
}

function readRepeated(reader: Reader): string[] {
  const samples = readAtom(reader);
  const rest = reader.source.slice(reader.at);
  const [quantifier = ''] = /^(?:[?+*]|\{[^}]*\})/.exec(rest) ?? [];
  reader.at += quantifier.length;
  if (/[?*]/.test(quantifier)) return [...samples, ''];
  const [, least] = /^\{(\d)/.exec(quantifier) ?? [];
  return least
    ? samples.map((sample) => sample.repeat(Math.max(Number(least), /,/.test(quantifier) ? 2 : 0)))
    : samples;
}

function readAtom(reader: Reader): string[] {
  const rest = reader.source.slice(reader.at);
  const [group = ''] = /^\((?:\?:|\?<[a-z0-9]+>)?/.exec(rest) ?? [];
  if (group) {
    reader.at += group.length;
    const samples = readAlternatives(reader);
    reader.at++;
    return samples;
  }
  const [atom = ''] = /^(?:\\[dw]|\[[^\]]*\]|.)/.exec(rest) ?? [];
  reader.at += atom.length;
  if (atom === '\\d') return ['2'];
  if (atom === '[a-z]') return ['x'];
  if (atom.startsWith('[')) return [...atom.slice(1, -1)];
  return atom === '$' ? [''] : [atom];
}
