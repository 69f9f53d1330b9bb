import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dictionaries } from '../../testing/dictionaries.ts';
import { createCommuneFinder } from '../../testing/findAllCommunes.ts';
import { judgeSteering } from '../../testing/steering/judgeSteering.ts';
import { readSteering } from '../../testing/steering/readSteering.ts';
import { steerings } from '../../testing/steerings.ts';
import { createPlaceFinder } from '../areas/createPlaceFinder.ts';
import { type Language, languageCodes } from '../languages.ts';
import type { SteeringOptions } from './SteeringDictionary.ts';
import { steer } from './steer.ts';

const finders = new Map(languageCodes.map((language) => [language, createCommuneFinder(language)]));
const findCommunes = (language: Language) => finders.get(language) ?? (() => []);
const optionsOf = (language: Language): SteeringOptions => ({
  today: '2026-11-24',
  dictionary: dictionaries[language],
  steering: steerings[language],
  findPlaces: createPlaceFinder(findCommunes(language)),
});
const read = (line: string, language: Language = 'fr') => steer(line, optionsOf(language));

test.each(languageCodes)('no sentence in %s is read as something else', (language) => {
  const verdicts = readSteering(language, 'seen').map((sentence) =>
    judgeSteering(sentence, optionsOf(language), findCommunes(language)),
  );
  expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  expect(verdicts.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(0.9 * verdicts.length);
});

describe('a line', () => {
  test('may contain several sentences, with and without signs', () => {
    const kinds = (line: string) => read(line).edits.map(({ kind }) => kind);
    expect(kinds('moins de jazz, rien avant 20 h')).toEqual(['less', 'notBefore']);
    expect(kinds('plus de ciné moins de foot')).toEqual(['more', 'less']);
    expect(kinds('plus de concerts mais pas de rock et max 15 €')).toEqual(['more', 'never', 'maxPrice']);
  });

  test('keeps what is not read, as typed', () => {
    expect(read('Il pleut ! Moins de jazz.')).toMatchObject({ edits: [{ kind: 'less' }], unread: ['Il pleut'] });
    expect(read('')).toEqual({ edits: [], choices: [], unread: [] });
  });

  test('asks if it has two meanings', () => {
    const [choice] = read('je veux plus de foot').choices;
    expect(choice?.options.map(([edit]) => edit?.kind)).toEqual(['more', 'never']);
  });
});

test.each([
  ['en', 'not before 8', []],
  ['en', 'nothing after 10pm', [{ kind: 'notAfter', time: '22:00' }]],
  ['fr', 'rien avant 8h', [{ kind: 'notBefore', time: '08:00' }]],
  ['fr', 'max 15,50 €', [{ kind: 'maxPrice', euros: 15.5 }]],
  ['fr', 'pas après minuit', [{ kind: 'notAfter', time: '24:00' }]],
  ['es', 'nada antes del mediodía', [{ kind: 'notBefore', time: '12:00' }]],
] as const)('a number is read if it is certain (%s: %s)', (language, line, edits) => {
  expect(read(line, language).edits).toEqual(edits);
});

test('any line is read without an error, and only into its own words', () => {
  const words = languageCodes.flatMap((code) => readSteering(code, 'seen').flatMap(({ line }) => line.split(' ')));
  const mixed = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 20 });
  const lines = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    mixed.map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...languageCodes), lines, (language, line) => {
      const { edits, unread } = read(line, language);
      for (const edit of edits) {
        if ('subject' in edit && edit.subject.kind === 'text')
          for (const word of edit.subject.value.split(' ')) expect(line).toContain(word);
      }
      for (const part of unread) expect(line).toContain(part);
    }),
    { numRuns: 1000 },
  );
});

test('no alternative of a rule has a placeholder twice, which older browsers refuse', () => {
  const patterns = languageCodes.flatMap((code) => steerings[code].rules.map(([, pattern]) => pattern));
  const alternatives = patterns.flatMap((pattern) => pattern.split(/\|(?![^(]*\))/));
  const twice = alternatives.filter((each) => /<(\w+)>[^|]*<\1>/.test(each));
  expect(twice).toEqual([]);
});
