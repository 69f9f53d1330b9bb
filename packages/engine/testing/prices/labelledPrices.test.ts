import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PriceKind } from '../../src/prices/priceKinds.ts';
import { type LabelledPrice, type PriceLabel, readLabelledPrices } from './readLabelledPrices.ts';

const labels = readLabelledPrices();
const fields = [
  ...['half', 'source', 'origin', 'text', 'kind', 'amounts', 'tariffs', 'currency', 'lowest', 'highest', 'full'],
  ...['freeFor', 'isPaid', 'alternatives', 'note'],
];

const isRightForKind: Record<PriceKind, (reading: PriceLabel) => boolean> = {
  free: ({ amounts, lowest, highest, full }) => !amounts.length && lowest === 0 && highest === 0 && full === 0,
  freeForSome: ({ amounts, full }) => full === null && amounts.length <= 1,
  payWhatYouWant: ({ highest, full }) => highest === null && full === null,
  fixed: ({ amounts, lowest, highest, full }) => amounts.includes(lowest ?? 0) && lowest === full && highest === full,
  from: ({ amounts, lowest, highest, full }) =>
    amounts.length === 1 && lowest !== null && highest === null && full === null,
  range: ({ amounts, lowest, highest, full }) =>
    amounts.length >= 2 && lowest === amounts[0] && highest === amounts.at(-1) && full === null,
  perCategory: ({ lowest }) => lowest !== null,
  members: ({ lowest, highest, full }) => lowest === full && highest === full,
  unknown: (reading) => !reading.amounts.length && !listKnown(reading).length,
};

describe('the labelled prices', () => {
  test('contain each text once, half of them seen', () => {
    expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length);
    const halves = labels.filter(({ half }) => half !== 'later');
    expect(halves.filter(({ half }, index) => half !== (index % 2 ? 'unseen' : 'seen'))).toEqual([]);
  });

  test('use every kind, and the numbers of the page are theirs', () => {
    expect(new Set(labels.map(({ kind }) => kind))).toEqual(new Set(Object.keys(isRightForKind)));
    const page = readFileSync(`${import.meta.dirname}/README.md`, 'utf8');
    for (const isLater of [false, true])
      expect(page).toContain(`${labels.filter(({ half }) => (half === 'later') === isLater).length} texts`);
    for (const source of new Set(labels.map((label) => label.source))) {
      const { length } = labels.filter((label) => label.source === source);
      expect(page).toMatch(new RegExp(`\\| \`${source}\` +\\| ${length} +\\|`));
    }
    for (const { half, origin } of labels)
      expect(half === 'later' ? page.includes(`\`${origin}\``) : origin === undefined).toBe(true);
  });

  test.each(labels.map((label) => [label.text, label] as const))('follow the rules: %j', (_, label) => {
    expect(Object.keys(label).filter((field) => !fields.includes(field))).toEqual([]);
    for (const reading of listReadings(label)) expect(listContradictions(reading)).toEqual([]);
    expect(listContradictionsOfLabel(label)).toEqual([]);
  });

  test('find contradictions', () => {
    const fixed: PriceLabel = { kind: 'fixed', amounts: [8], lowest: 8, highest: 8, full: 8 };
    expect(listContradictions(fixed)).toEqual([]);
    expect(listContradictions({ ...fixed, amounts: [8, 4] })).not.toEqual([]);
    expect(listContradictions({ ...fixed, kind: 'free' })).not.toEqual([]);
    expect(listContradictions({ ...fixed, kind: 'unknown' })).not.toEqual([]);
    expect(listContradictions({ ...fixed, lowest: 5 })).not.toEqual([]);
    const label: LabelledPrice = { ...fixed, half: 'seen', source: 'written', text: '8 €, gratuit − 10 ans' };
    expect(listContradictionsOfLabel({ ...label, freeFor: '− 10 ans' })).toEqual([]);
    expect(listContradictionsOfLabel({ ...label, freeFor: 'enfants' })).not.toEqual([]);
  });
});

function listReadings(label: LabelledPrice): PriceLabel[] {
  return [label, ...(label.alternatives ?? []).map((alternative) => ({ ...label, ...alternative }))];
}

function listContradictions(reading: PriceLabel): string[] {
  const { kind, amounts, lowest, highest } = reading;
  const known = listKnown(reading);
  const isAscending = amounts.every((amount, index) => amount > (index ? (amounts[index - 1] ?? 0) : 0));
  return [
    ...(isRightForKind[kind](reading) ? [] : [`not what ${kind} means`]),
    ...(isAscending ? [] : ['amounts are not ascending']),
    ...(kind === 'free' || known.every((amount) => amounts.includes(amount)) ? [] : ['an amount is missing']),
    ...(lowest !== null && highest !== null && lowest > highest ? ['lowest is above highest'] : []),
  ];
}

function listContradictionsOfLabel({ kind, text, amounts, tariffs, freeFor, isPaid }: LabelledPrice): string[] {
  const words = [freeFor?.split('; '), tariffs?.map(({ forWhom = '' }) => forWhom.split(' > '))].flat(2);
  const hasTariffs = (kind === 'perCategory' || kind === 'members') && amounts.length > 0;
  const named = [...new Set(tariffs?.map(({ amount }) => amount))].sort((one, other) => one - other);
  return [
    ...(words.every((part) => text.includes(part ?? '')) ? [] : ['words that are not in the text']),
    ...(hasTariffs === Boolean(tariffs) ? [] : ['tariffs belong to perCategory and members']),
    ...(hasTariffs && named.join() !== amounts.join() ? ['amounts and tariffs differ'] : []),
    ...(freeFor && ['free', 'payWhatYouWant', 'unknown'].includes(kind) ? ['freeFor of another kind'] : []),
    ...(isPaid && kind !== 'unknown' ? ['isPaid of another kind'] : []),
  ];
}

function listKnown({ lowest, highest, full }: PriceLabel): number[] {
  return [lowest, highest, full].filter((amount) => amount !== null);
}
