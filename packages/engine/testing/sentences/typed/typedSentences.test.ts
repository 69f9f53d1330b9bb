import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { accessNeeds } from '../../../src/constants.ts';
import { isDay, today } from '../../../src/dates/civilDate.ts';
import { type Language, languageCodes } from '../../../src/languages.ts';
import { priceKinds } from '../../../src/prices/priceKinds.ts';
import { eventCategories } from '../../../src/taxonomy/eventCategories.ts';
import { preferenceCategories } from '../../../src/taxonomy/preferenceCategories.ts';
import { splitWords } from '../../../src/text/splitWords.ts';
import { createCommuneFinder } from '../../findAllCommunes.ts';
import { readSentences } from '../../readSentences.ts';
import { readTypedSentences, type TypedSentence, typedAt } from './readTypedSentences.ts';

interface OfficialPlace {
  readonly nom: string;
  readonly type?: string;
}

const require = createRequire(import.meta.url);
const placesIn = (name: string): readonly OfficialPlace[] =>
  require(`@etalab/decoupage-administratif/data/${name}.json`);
const communes = placesIn('communes');
const names = new Set(communes.filter(({ type }) => type === 'commune-actuelle').map(({ nom }) => nom));
const departments = new Set(placesIn('departements').map(({ nom }) => nom));
const regions = new Set(placesIn('regions').map(({ nom }) => nom));
const districts = new Set(
  communes
    .filter(({ type }) => type === 'arrondissement-municipal')
    .map(({ nom }) => nom.replace(/er? Arrondissement$/, '')),
);
const findCommunes = createCommuneFinder();

const categories: readonly string[] = eventCategories.map(({ slug }) => slug);
const subcategories: readonly string[] = preferenceCategories.flatMap((family) => family.subcategories);
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const sharesName = (name: string) => [...names].filter((each) => each === name || each.startsWith(`${name}-`)).length;
const isTrue = (value: string) => value === 'true';
const isAmount = (value: string) => /^\d+$/.test(value);

/** What each filter may have as its value; `line` is the whole line. */
const isValue: Readonly<Record<string, (value: string, line: string) => boolean>> = {
  category: (value) => categories.includes(value),
  subcategory: (value) => subcategories.includes(value),
  order: (value) => [...categories, ...subcategories].includes(value),
  commune: (value) => names.has(value),
  district: (value) => districts.has(value),
  department: (value) => departments.has(value),
  region: (value) => regions.has(value),
  postcode: (value) => /^\d{5}$/.test(value) && findCommunes(value).length > 0,
  radius: (value) => ['5', '10', '20', '50', '100'].includes(value),
  position: isTrue,
  choice: (value) => ['days', 'hours'].includes(value) || sharesName(value) > 1 || findCommunes(fold(value)).length > 1,
  day: (value) => ['today', 'tonight', 'tomorrow', 'weekend'].includes(value),
  days: isRun,
  hours: (value) => /^(~([01]\d|2[0-4]):[0-5]\d|([01]\d|2[0-4]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d)$/.test(value),
  weekday: (value) => weekdays.includes(value),
  minPrice: isAmount,
  maxPrice: (value) => value === 'cheap' || isAmount(value),
  priceKind: (value) => priceKinds.some((kind) => kind === value),
  family: isTrue,
  age: (value) => /^\d+(-\d+)?$/.test(value),
  who: (value) => ['adults', 'alone', 'couple', 'friends'].includes(value),
  access: (value) =>
    [...accessNeeds, 'sign-language', 'audio-description', 'step-free', 'quiet'].some((need) => need === value),
  online: isTrue,
  booking: isTrue,
  sort: (value) => ['popularity', 'distance', 'date', 'price'].includes(value),
  text: (value, line) => fold(line).includes(fold(value)),
};

const counts: Readonly<Record<Language, number>> = { fr: 460, en: 260, es: 260 };

describe.each(languageCodes)('the typed lines in %s', (language) => {
  const halves = [readTypedSentences(language, 'seen'), readTypedSentences(language, 'unseen')] as const;
  const sentences = halves.flat();

  test('are as many as the issue asks for, half of them unseen', () => {
    expect(halves.map(({ length }) => length)).toEqual([counts[language] / 2, counts[language] / 2]);
  });

  test('are different from each other and from the older sentences', () => {
    const older = (['seen', 'unseen'] as const).flatMap((half) => readSentences(language, half));
    const lines = [...sentences, ...older].map(({ line }) => line);
    expect(
      listRepeated(lines.map(fold), 1).filter((line) => sentences.some((each) => fold(each.line) === line)),
    ).toEqual([]);
  });

  test('have a structure at most three times, titles and names aside', () => {
    const structures = sentences.filter(({ parts }) => parts.length > 0).map(toStructure);
    expect(listRepeated(structures, 3)).toEqual([]);
  });

  test('have labels that exist', () => {
    const wrong = sentences.flatMap(({ line, parts }) =>
      parts
        .flatMap(({ readings }) => readings.flat().flatMap(({ oneOf }) => oneOf))
        .filter(({ filter, value }) => !isValue[filter]?.(value, line))
        .map(({ filter, value }) => `${line}: ${filter}=${value}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have no brackets left, and only words in parts', () => {
    expect(sentences.filter(({ line }) => /[[\]|]/.test(line)).map(({ line }) => line)).toEqual([]);
    const empty = sentences.filter(({ line, parts }) => parts.some(({ words }) => !fold(line.slice(...words))));
    expect(empty.map(({ line }) => line)).toEqual([]);
  });

  test('require no day that has passed', () => {
    const now = today(typedAt, 'Europe/Paris');
    const passed = sentences.filter(({ parts }) =>
      parts.some(({ readings }) =>
        readings
          .flat()
          .some(({ oneOf, isOptional }) =>
            oneOf.some(({ filter, value }) => filter === 'days' && !isOptional && value.slice(0, 10) < now),
          ),
      ),
    );
    expect(passed.map(({ line }) => line)).toEqual([]);
  });

  test('use exclusions, alternatives, windows, choices, places and words that ask', () => {
    const filters = sentences.flatMap(({ parts }) => parts.flatMap(({ readings }) => readings.flat()));
    expect(filters.filter(({ isExcluded }) => isExcluded).length).toBeGreaterThanOrEqual(15);
    expect(
      filters.filter(({ oneOf }) => oneOf.length > 1 && oneOf[0]?.filter !== 'order').length,
    ).toBeGreaterThanOrEqual(10);
    expect(filters.filter(({ oneOf }) => !oneOf.length).length).toBeGreaterThanOrEqual(20);
    const used = new Set(filters.flatMap(({ oneOf }) => oneOf.map(({ filter }) => filter)));
    expect(Object.keys(isValue).filter((filter) => filter !== 'postcode' && !used.has(filter))).toEqual([]);
  });
});

function fold(text: string): string {
  return splitWords(text).join(' ');
}

/** `2026-12-04`, `2026-12-04_2026-12-06`, or `2026-12-04_` for this day and all later ones. */
function isRun(value: string): boolean {
  const [first = '', last = first] = value.split('_');
  return isDay(first) && (last === '' || (isDay(last) && first <= last));
}

/** The line with the names of its filters in the place of their words: `<category> <day>`. */
function toStructure({ line, parts }: TypedSentence): string {
  let at = 0;
  const pieces = parts.map(({ words, readings }) => {
    const before = line.slice(at, words[0]);
    at = words[1];
    const labels = readings.map((reading) =>
      reading
        .map(({ oneOf, isExcluded }) => `${isExcluded ? '!' : ''}${oneOf.map(({ filter }) => filter) || 'unread'}`)
        .join(';'),
    );
    return `${before}<${labels.join(' or ')}>`;
  });
  return fold(line.slice(at)) + pieces.join('').toLowerCase();
}

/** The texts that stand in a list more often than allowed. */
function listRepeated(texts: readonly string[], atMost: number): string[] {
  const numbers = new Map<string, number>();
  for (const text of texts) numbers.set(text, (numbers.get(text) ?? 0) + 1);
  return [...numbers].filter(([, number]) => number > atMost).map(([text]) => text);
}
