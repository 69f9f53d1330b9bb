import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FoundTopic, findTopic } from './findTopic.ts';
import { labelledEvents } from './fixtures/labelledEvents.ts';
import { labelledRecords } from './fixtures/labelledRecords.ts';
import { toEventRow } from './toEventRow.ts';

/** An answer of the data set with records (Explore v2.1), where there is one: `labelledRecords` has the labels of some. */
const recordsFile = process.env.LIVELY_REAL_RECORDS;

interface Measured {
  readonly label: FoundTopic;
  readonly found: FoundTopic;
}

/** Shares of what is measured. */
function rate(measured: readonly Measured[]) {
  const share = (isRight: (each: Measured) => boolean) => measured.filter(isRight).length / measured.length;
  const isCategoryRight = ({ label, found }: Measured) => found.category === label.category;
  const isSame = ({ label, found }: Measured) => found.subcategory === label.subcategory;
  return {
    rightCategory: share(isCategoryRight),
    rightSubcategory: share((each) => isCategoryRight(each) && isSame(each)),
    wrongSubcategory: share((each) => each.found.subcategory !== null && !isSame(each)),
  };
}

test('C: of two hundred labelled events, nine in ten get their category and seven in ten their subcategory', () => {
  const rates = rate(
    labelledEvents.map(({ title, keywords, venue, description, ...label }) => ({
      label,
      found: findTopic({ title, keywords, description, surroundings: [venue] }),
    })),
  );
  expect(labelledEvents).toHaveLength(200);
  expect(rates.rightCategory).toBeGreaterThanOrEqual(0.9);
  expect(rates.rightSubcategory).toBeGreaterThanOrEqual(0.7);
  expect(rates.wrongSubcategory).toBeLessThanOrEqual(0.1);
});

test.skipIf(!recordsFile)(
  'C: of real records, nine in ten get their category and seven in ten their subcategory',
  () => {
    const { results: records }: { results: unknown[] } = JSON.parse(readFileSync(recordsFile ?? '', 'utf8'));
    const measured = records.map(toEventRow).flatMap((found): Measured[] => {
      const label = labelledRecords[found.source_uid];
      if (!label) return [];
      const [category, subcategory = null] = label.split('/');
      return [{ label: { category: category as FoundTopic['category'], subcategory }, found }];
    });
    const rates = rate(measured);
    expect(measured.length).toBeGreaterThan(0);
    expect(rates.rightCategory).toBeGreaterThanOrEqual(0.9);
    expect(rates.rightSubcategory).toBeGreaterThanOrEqual(0.7);
  },
);
