import { describe, expect, test } from 'vitest';
import { accessNeeds } from '../../src/constants.ts';
import { type Language, languageCodes } from '../../src/languages.ts';
import { listTaxonomyEntries } from '../../src/taxonomy/listTaxonomyEntries.ts';
import { splitWords } from '../../src/text/splitWords.ts';
import { createCommuneFinder } from '../findAllCommunes.ts';
import { type LabelledEdit, readSteering } from './readSteering.ts';

const findCommunes = createCommuneFinder();
const fold = (text: string) => splitWords(text).join(' ');
const slugs: readonly string[] = listTaxonomyEntries().map(({ slug }) => slug);
const isCommune = (name: string) => findCommunes(fold(name)).some((commune) => commune.name === name);
const isHour = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isNumber = (value: string) => /^\d+$/.test(value);
const isNeed = (value: string) => [...accessNeeds, 'sign-language'].some((need) => need === value);

const prefixed: Readonly<Record<string, (value: string, line: string) => boolean>> = {
  text: (value, line) => fold(line).includes(fold(value)),
  commune: isCommune,
  weekday: (value) =>
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].some((day) => day === value),
  part: (value) => ['morning', 'afternoon', 'evening', 'night'].includes(value),
  who: (value) => value === 'family',
};

const hasSubject = ({ values }: LabelledEdit, line: string) => {
  const [, prefix = ''] = /^(\w+):/.exec(values[0] ?? '') ?? [];
  const isRight = prefixed[prefix] ?? ((value) => slugs.includes(value) || ['free', 'online'].includes(value));
  return values.length > 0 && values.every((value) => isRight(value.replace(`${prefix}:`, ''), line));
};
const takes = (isRight: (value: string) => boolean) => (edit: LabelledEdit) =>
  edit.values.length === 1 && edit.values.every(isRight);
const isAlone = ({ values }: LabelledEdit) => !values.length;

const isEdit: Readonly<Record<string, (edit: LabelledEdit, line: string) => boolean>> = {
  less: hasSubject,
  more: hasSubject,
  never: hasSubject,
  only: hasSubject,
  restore: hasSubject,
  notBefore: takes(isHour),
  notAfter: takes(isHour),
  maxPrice: takes((value) => ['cheap', 'none'].includes(value) || isNumber(value)),
  cheaper: isAlone,
  nearer: isAlone,
  farther: isAlone,
  within: takes(isNumber),
  home: takes(isCommune),
  surprise: isAlone,
  vary: isAlone,
  likeThis: isAlone,
  unlikeThis: isAlone,
  hideThis: isAlone,
  hideOrganiser: isAlone,
  need: takes(isNeed),
  prefer: takes(isNeed),
  who: takes((value) => ['alone', 'friends', 'family'].includes(value)),
  age: takes(isNumber),
  undo: isAlone,
  reset: isAlone,
  ask: isAlone,
  unread: isAlone,
};

const counts: Readonly<Record<Language, number>> = { fr: 150, en: 75, es: 75 };

describe.each(languageCodes)('the steering sentences in %s', (language) => {
  const halves = [readSteering(language, 'seen'), readSteering(language, 'unseen')] as const;
  const sentences = halves.flat();

  test('are as many as the issue asks for, each once, half of them unseen', () => {
    expect(halves.map(({ length }) => length)).toEqual([
      Math.ceil(counts[language] / 2),
      Math.floor(counts[language] / 2),
    ]);
    expect(new Set(sentences.map(({ line }) => line.toLowerCase())).size).toBe(counts[language]);
  });

  test('have edits that exist', () => {
    const wrong = sentences.filter(
      ({ line, readings }) => !readings.flat().every((edit) => isEdit[edit.kind]?.(edit, line)),
    );
    expect(wrong).toEqual([]);
  });

  test('use all kinds but the rare ones', () => {
    const used = new Set(sentences.flatMap(({ readings }) => readings.flat().map(({ kind }) => kind)));
    const rare = ['age', 'ask', 'prefer'];
    expect(Object.keys(isEdit).filter((kind) => !rare.includes(kind) && !used.has(kind))).toEqual([]);
  });
});
