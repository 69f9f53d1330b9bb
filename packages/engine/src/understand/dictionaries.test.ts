import { describe, expect, test } from 'vitest';
import { dictionaries, grammarLanguages } from '../../testing/dictionaries.ts';
import { listRules } from '../../testing/listRules.ts';
import { listSamples } from '../../testing/listSamples.ts';
import { createPlaceFinder } from '../areas/createPlaceFinder.ts';
import type { Commune } from '../communes/Commune.ts';
import { accessNeeds, oldestChild, oldestYoungChild, sorts } from '../constants.ts';
import { eventCategories } from '../taxonomy/eventCategories.ts';
import { preferenceCategories } from '../taxonomy/preferenceCategories.ts';
import { foldText } from '../text/foldText.ts';
import type { Dictionary } from './Dictionary.ts';
import { further } from './further.ts';
import { listWords } from './listWords.ts';
import { understand } from './understand.ts';

/** A place for the phrases that end before a place, also with articles. Its code is its name. */
const town = 'xanadu';
const towns = new Set([town, `le ${town}`, `les ${town}`]);
const townNamed = (name: string): Commune => ({
  code: name,
  name,
  department: { code: '0', name: '0' },
  postalCodes: [],
  population: 20_000,
});
const communesNamed = (name: string) => (towns.has(name) || /^\d{5}$/.test(name) ? [townNamed(name)] : []);

const readIn = (dictionary: Dictionary, line: string, findCommunes: (name: string) => Commune[] = communesNamed) => {
  const findPlaces = createPlaceFinder(findCommunes);
  const { filters, choices, text } = understand(line, { further, today: '2026-11-24', dictionary, findPlaces });
  // Formats a filter, with its words if they are not the whole line.
  const show = ({ filter, value, words: [start, end] }: (typeof filters)[number]) =>
    `${filter}=${value}${start === 0 && end === line.length ? '' : ` «${line.slice(start, end)}»`}`;
  return { filters: filters.map(show), choices: choices.length, text };
};

/** Lists the lines that are read differently than expected. One `expect` covers thousands of words. */
const differences = (cases: readonly (readonly [line: string, read: unknown, expected: unknown])[]) =>
  cases.flatMap(([line, read, expected]) =>
    String(read) === String(expected) ? [] : [`${line}: ${String(read)}, not ${String(expected)}`],
  );

const subcategories = preferenceCategories.flatMap((each) => each.subcategories);

describe.each(grammarLanguages)('the dictionary in %s', (language) => {
  const dictionary = dictionaries[language];
  const rules = listRules(dictionary);
  const topics = listWords(dictionary);
  const read = (line: string) => readIn(dictionary, line);
  const samplesOf = (kind: RegExp) =>
    rules
      .filter(([meaning]) => kind.test(meaning))
      .flatMap(([meaning, pattern]) => listSamples(pattern, dictionary).map((sample) => [meaning, sample] as const));
  const entries = topics.flatMap(([category, subcategory, list]) =>
    list.split(',').map((entry) => ({
      // Written as users do: « 3d ».
      word: entry.replace(/[!*]/g, '').replace(/(\d) (?=[a-z]( |$))/, '$1'),
      needsAccents: entry.startsWith('!'),
      filter: subcategory ? `subcategory=${subcategory}` : `category=${category}`,
    })),
  );

  test('has words for exactly the existing categories and subcategories', () => {
    const categories = new Set<string>(eventCategories.map(({ slug }) => slug));
    expect(new Set(topics.map(([category]) => category))).toEqual(categories);
    expect(new Set(topics.flatMap(([, subcategory]) => subcategory ?? []))).toEqual(new Set(subcategories));
  });

  test('names existing days, access needs and orders', () => {
    const written = rules.flatMap(([meaning]) => [...meaning.matchAll(/(?<=^|;)(?:day|access|sort)=[^;]*/g)]);
    const existing = [
      ...['today', 'tonight', 'tomorrow', 'weekend'].map((day) => `day=${day}`),
      ...accessNeeds.map((need) => `access=${need}`),
      ...sorts.map((sort) => `sort=${sort}`),
    ];
    expect(written.length).toBeGreaterThan(10);
    for (const [filter] of written) expect(existing).toContain(filter);
  });

  test('reads each word of a category in capital letters and in the plural', () => {
    expect(differences(entries.map(({ word, filter }) => [word, read(word.toUpperCase()).filters, filter]))).toEqual(
      [],
    );
    const plurals = entries
      .filter(({ word }) => /[^sxz\d]$/.test(word))
      .map(({ word, filter }) => [`${word}s`, filter] as const);
    expect(differences(plurals.map(([plural, filter]) => [plural, read(plural).filters, filter]))).toEqual([]);
  });

  test('reads a word without its accents, unless the dictionary requires them', () => {
    expect(
      differences(
        entries
          .filter(({ word }) => foldText(word) !== word)
          .map(({ word, needsAccents, filter }) => [word, read(foldText(word)).filters, needsAccents ? '' : filter]),
      ),
    ).toEqual([]);
  });

  test('reads each phrase for filters completely, as exactly its filters', () => {
    const values: Readonly<Record<string, string>> = {
      'family=1': 'family=true',
      'online=1': 'online=true',
      'position=1': 'position=true',
    };
    const hoursOf = (sample: string) =>
      dictionary.parts
        .filter(([part]) => new RegExp(` (?:${part})$`).test(sample))
        .slice(0, 1)
        .map(([, hours]) => `hours=${hours.replace('-', ',')}`);
    // “This evening” is more than the evening of today.
    const tonight = samplesOf(/^day=tonight$/).map(([, sample]) => sample);
    const samples = samplesOf(/=/).filter(
      ([meaning, sample]) => meaning === 'day=tonight' || !tonight.includes(sample),
    );
    expect(
      differences(
        samples.map(([meaning, sample]) => [
          sample,
          read(sample).filters,
          [
            ...meaning
              .split(';')
              .map(
                (part) => values[part] ?? part.replace(/(\d)-(\d)/, '$1,$2').replace(/(?<=weekdays.*\d)(?=\d)/g, ','),
              ),
            ...(/^day=to(day|morrow)$/.test(meaning) ? hoursOf(sample) : []),
          ],
        ]),
      ),
    ).toEqual([]);
  });

  test('reads the hours of the morning, the afternoon and the evening', () => {
    const found = samplesOf(/^day=tomorrow$/).flatMap(([, sample]) => read(sample).filters.slice(1));
    const afternoon = language === 'es' ? '12:00,20:00' : '12:00,18:00';
    expect(new Set(found)).toEqual(
      new Set(['hours=06:00,12:00', 'hours=12:00,14:00', `hours=${afternoon}`, 'hours=18:00,24:00']),
    );
  });

  test('reads each phrase for days completely as days, or not at all', () => {
    for (const [meaning, pattern] of rules.filter(([meaning]) => dayKinds.test(meaning))) {
      // A dash is a sign only between two numbers, with words beside them.
      const samples = listSamples(pattern, dictionary).filter(
        (sample) => !/ - /.test(sample.replace(/\d[a-z ]* - [a-z ]*\d/, '')),
      );
      const readings = samples.map(read);
      const isDays = ([days, ...hours]: string[]) =>
        !days || (/^days=[^«]*$/.test(days) && hours.every((each) => /^(hours|weekdays)=[^«]*$/.test(each)));
      expect(readings.map(({ filters }) => filters).filter((filters) => !isDays(filters))).toEqual([]);
      const isRead = readings.some(({ filters, choices }) => filters.length || choices);
      expect([meaning, pattern, isRead]).toEqual([meaning, pattern, true]);
    }
  });

  test('reads each phrase for hours, prices and places', () => {
    const hours = { after: '20:00,24:00', before: '00:00,20:00', between: '20:00,22:00' };
    for (const [kind, value] of Object.entries(hours)) {
      expect(
        differences(
          samplesOf(new RegExp(`^${kind}$`)).map(([, sample]) => [sample, read(sample).filters, `hours=${value}`]),
        ),
      ).toEqual([]);
    }
    expect(
      differences(
        samplesOf(/^price$/).map(([, sample]) => [
          sample,
          read(sample).filters,
          [
            ...(sample.match(/1[05]/) ?? []).map((least) => `minPrice=${least}`),
            ...(sample.match(/12( , 75)?/g) ?? []).map((most) => `maxPrice=${most.replace(' , ', '.')}`),
          ],
        ]),
      ),
    ).toEqual([]);
    expect(
      differences(
        samplesOf(/^position$/).map(([, sample]) => [
          sample,
          read(sample).filters,
          /\d/.test(sample) ? 'position=true,radius=20' : 'position=true',
        ]),
      ),
    ).toEqual([]);
    expect(
      differences(
        samplesOf(/^(near|place)$/).map(([meaning, sample]) => {
          const article = sample.match(/ ?(au|du|aux|des)$/)?.[1];
          const commune = `commune=${article ? `${/[xs]$/.test(article) ? 'les' : 'le'} ` : ''}${town}`;
          const radius = meaning === 'near' ? ['radius=20'] : [];
          return [sample, read(`${sample} ${town}`).filters, [commune, ...radius]];
        }),
      ),
    ).toEqual([]);
  });

  test('reads filters with each single rule and no other rules', () => {
    const noWords = { music: '', sport: '', leisure: '', food: '', culture: '', tech: '', festival: '' };
    for (const rule of rules.filter(([meaning]) => !/^(text|unread|radius|not|without|never|but)$/.test(meaning))) {
      const alone = { ...dictionary, words: noWords, rules: rule.join(' ') };
      const after = /^(near|place)$/.test(rule[0]) ? ` ${town}` : '';
      const readings = listSamples(rule[1], dictionary).map((sample) => readIn(alone, `${sample}${after}`));
      expect([rule, readings.some(({ filters, choices }) => filters.length || choices)]).toEqual([rule, true]);
    }
  });

  test('reads no filter except a date in a phrase that is only text', () => {
    expect(samplesOf(/^text$/).length).toBeGreaterThan(20);
    expect(
      differences(
        samplesOf(/^text$/).map(([, sample]) => [
          sample,
          read(sample).filters.filter((each) => !/^days=[^«]*$/.test(each)),
          '',
        ]),
      ),
    ).toEqual([]);
  });

  test('has no useless rule for text, words that are not read, and negations', () => {
    const silent = dictionary.silent.split(' ');
    const findAny = (name: string) => (/^[a-z]{3,}$/.test(name) && !silent.includes(name) ? [townNamed(name)] : []);
    for (const rule of rules.filter(([meaning]) => /^(text|unread|not|without|never)$/.test(meaning))) {
      const without = { ...dictionary, rules: dictionary.rules.replace(`\n${rule.join(' ')}`, '') };
      const lines = listSamples(rule[1], dictionary).flatMap((sample) => [
        sample,
        `rugby ${sample}`,
        `${sample} rugby`,
        `${sample} maximum`,
      ]);
      const isOther = (line: string) =>
        JSON.stringify(readIn(dictionary, line, findAny)) !== JSON.stringify(readIn(without, line, findAny));
      expect([rule[1], lines.some(isOther)]).toEqual([rule[1], true]);
    }
  });

  test('reads each phrase for ages as its ages, and those of adults not at all', () => {
    const samples = samplesOf(/^(age|under)$/);
    const agesOf = (meaning: string, sample: string) =>
      read(sample)
        .filters.filter((filter) => filter.startsWith('age=') || (meaning === 'under' && filter === 'family=true'))
        .join()
        .replace(/ «.*/, '');
    const expected = (meaning: string, sample: string) => {
      // « mes 2 enfants »
      const counted = sample.replace(/\b2 /g, '');
      const ages = counted
        .match(/\d+/g)
        ?.map((age) => Math.floor(Number(age) / (/me?[so]/.test(counted.replace(/^\D*/, '')) ? 12 : 1)));
      const [first = 0, second = first] = meaning === 'under' ? [0, Number(ages?.[0]) - 1] : (ages ?? []);
      if (meaning === 'under' && second >= oldestYoungChild) return 'family=true';
      return second > oldestChild ? '' : `age=${first},${second}`;
    };
    const found = samples.map(
      ([meaning, sample]) => [sample, agesOf(meaning, sample), expected(meaning, sample)] as const,
    );
    // Prepositions that the sample doubles are not read: « a a 12 ».
    expect(found.filter(([, ages, right]) => ages && ages !== right)).toEqual([]);
    expect(found.filter(([, ages, right]) => ages === right).length).toBeGreaterThan(samples.length * 0.75);
  });

  test('understands each word for a negation, an exception, and what is not read', () => {
    const [no = ''] = samplesOf(/^not$/).map(([, sample]) => sample);
    const cases = (kind: RegExp, line: (sample: string) => string, expected: string) =>
      samplesOf(kind).map(([, sample]) => [line(sample), read(line(sample)).filters, expected] as const);
    expect(differences(cases(/^not$/, (sample) => `${sample} rugby`, ''))).toEqual([]);
    // The token of a dash before a word.
    const typed = (sample: string) => `${sample} rugby`.replace('-- ', '-').replace('-an ', '-');
    expect(differences(cases(/^without$/, typed, 'without=rugby'))).toEqual([]);
    expect(differences(cases(/^never$/, (sample) => `rugby ${sample}`, ''))).toEqual([]);
    expect(differences(cases(/^but$/, (sample) => `${no} jazz ${sample} rugby`, 'subcategory=rugby «rugby»'))).toEqual(
      [],
    );
    const asked = (sample: string) => read(`rugby ${sample}`);
    expect(differences(samplesOf(/^unread$/).map(([, sample]) => [sample, asked(sample).text, '']))).toEqual([]);
  });

  test('lists exactly the words that look like a typing error of a category, and keeps them as text', () => {
    const without = { ...dictionary, lookalikes: '' };
    const words = dictionary.lookalikes.split(' ');
    expect(differences(words.map((word) => [word, read(word).filters, '']))).toEqual([]);
    expect(words.filter((word) => !readIn(without, word).filters.length)).toEqual([]);
  });

  test('lists exactly the common names and regions that must not be read as communes', () => {
    const [preposition = ''] = samplesOf(/^place$/).map(([, sample]) => sample);
    const isPlace = (other: Dictionary, name: string, before = '') => {
      const find = (each: string) => (each === name ? [townNamed(name)] : []);
      return readIn(other, `rugby ${before}${name}`, find).filters.some((filter) => filter.startsWith('commune='));
    };
    const names = dictionary.commonNames.split(' ').map((name) => name.replaceAll('_', ' '));
    const withoutNames = { ...dictionary, commonNames: '' };
    expect(names.filter((name) => isPlace(dictionary, name) || !isPlace(withoutNames, name))).toEqual([]);
    const regions = dictionary.regions.split(' ').map((name) => name.replaceAll('_', ' '));
    const withoutRegions = { ...dictionary, regions: '' };
    const before = `${preposition} `;
    const wrong = regions.filter((name) => isPlace(dictionary, name, before) || !isPlace(withoutRegions, name, before));
    expect(wrong).toEqual([]);
  });

  test('lists each small word once, and none that asks', () => {
    // A word with two readings would double the time of each repetition.
    const words = dictionary.silent.split(' ');
    const asking = new RegExp(`^(${dictionary.asking.replaceAll(' ', '|')})$`);
    expect(words.filter((word, at) => words.indexOf(word) !== at || asking.test(word))).toEqual([]);
  });

  test('removes each small word beside a filter, and lists no useless word', () => {
    const without = { ...dictionary, silent: '' };
    const negations = samplesOf(/^(not|without|never)$/).map(([, sample]) => sample);
    const words = dictionary.silent.split(' ').filter((word) => !negations.includes(word));
    expect(differences(words.map((word) => [word, read(`rugby ${word}`).text, '']))).toEqual([]);
    const isUseless = (line: string) => JSON.stringify(readIn(without, line)) === JSON.stringify(read(line));
    expect(words.filter((word) => isUseless(`rugby ${word}`))).toEqual([]);
  });
});

const dayKinds =
  /^(in|week|months|month|season|year|date|range|from|until|weekday|nextWeekday|weekdays|school|holiday)(:|$)/;
const otherKinds =
  /=|^(day=today;)?hours$|^(after|before|between|price|near|place|text|but|not|without|never|unread|radius|at|around|every|age|under)(:|$)/;

test('all dictionaries have the same meanings except holidays, and each meaning is known', () => {
  // The hours of a part of the day differ between languages.
  const meanings = grammarLanguages.map((language) =>
    [...new Set(listRules(dictionaries[language]).map(([meaning]) => meaning.replace(/(?<=hours)=.*/, '')))].sort(),
  );
  // Only in French do people name every holiday.
  const isNamed = (meaning: string) => /^holiday/.test(meaning);
  for (const each of meanings) {
    expect(meanings[0]).toEqual(expect.arrayContaining(each));
    expect(each).toEqual(expect.arrayContaining((meanings[0] ?? []).filter((meaning) => !isNamed(meaning))));
  }
  for (const meaning of meanings[0] ?? [])
    expect([meaning, dayKinds.test(meaning) || otherKinds.test(meaning)]).toEqual([meaning, true]);
});
