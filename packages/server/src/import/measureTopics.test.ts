import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FoundTopic, findTopic } from './findTopic.ts';
import { labelledEvents } from './fixtures/labelledEvents.ts';
import { labelledRecords } from './fixtures/labelledRecords.ts';
import { toEventRow } from './toEventRow.ts';

/** An answer of the data set with records (Explore v2.1), where there is one; `labelledRecords` has labels. */
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

test('of two hundred written events, nearly all get their category and their subcategory', () => {
  const rates = rate(
    labelledEvents.map(({ title, keywords, venue, description, ...label }) => ({
      label,
      found: findTopic({ title, keywords, description, surroundings: [venue] }),
    })),
  );
  expect(labelledEvents).toHaveLength(200);
  expect(rates.rightCategory).toBeGreaterThanOrEqual(0.98);
  expect(rates.rightSubcategory).toBeGreaterThanOrEqual(0.95);
  expect(rates.wrongSubcategory).toBeLessThanOrEqual(0.03);
});

/** What has no part in a topic, and could make a record be refused. */
const usual = {
  location_city: 'Paris',
  status: null,
  timings: [{ begin: '2026-06-10T18:00:00+02:00', end: '2026-06-10T19:00:00+02:00' }],
};

/** Least shares that are right. The goal for unseen records is 0.95 and 0.85: raise these, never lower them. */
const reached = {
  known: { category: 0.92, subcategory: 0.8 },
  unseen: { category: 0.88, subcategory: 0.74 },
};

const records: Record<string, unknown>[] = recordsFile ? JSON.parse(readFileSync(recordsFile, 'utf8')).results : [];

describe.each(['known', 'unseen'] as const)('the %s half', (half) => {
  const labelled = records.filter(({ uid }) => labelledRecords[String(uid)]?.half === half);

  test.skipIf(labelled.length === 0)('real records get the topics that a person gives them', () => {
    const measured = labelled.map((record): Measured => {
      const [category, subcategory = null] = labelledRecords[String(record.uid)]?.label.split('/') ?? [];
      return {
        label: { category: category as FoundTopic['category'], subcategory },
        found: toEventRow({ ...record, ...usual }),
      };
    });
    const rates = rate(measured);
    process.stdout.write(`${half}, ${measured.length} records: ${JSON.stringify(rates)}\n`);
    expect(rates.rightCategory).toBeGreaterThanOrEqual(reached[half].category);
    expect(rates.rightSubcategory).toBeGreaterThanOrEqual(reached[half].subcategory);
  });
});
