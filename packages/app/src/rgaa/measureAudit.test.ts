import { expect, test } from 'vitest';
import { measureAudit } from './measureAudit';
import { releaseAudit } from './releaseAudit';

const measure = (met: number, notMet: number) =>
  measureAudit({ results: { met: Array(met).fill('1.1'), notMet: Array(notMet).fill('8.6'), notApplicable: [] } });

test('the audit of 30 November has 71 criteria met, 3 not met and 32 that do not apply', () => {
  expect(measureAudit(releaseAudit)).toEqual({
    met: 71,
    notMet: 3,
    notApplicable: 32,
    rate: 95.9,
    conformity: 'partial',
  });
});

test.each([
  [70, 0, 100, 'total'],
  [1999, 1, 99.9, 'partial'],
  [35, 35, 50, 'partial'],
  [34, 36, 48.5, 'none'],
  [0, 70, 0, 'none'],
])('%i met and %i not met are %d percent, %s', (met, notMet, rate, conformity) => {
  expect(measure(met, notMet)).toMatchObject({ rate, conformity });
});
