import { expect, test } from 'vitest';
import type { Audit } from './Audit';
import { checkAudit } from './checkAudit';
import { releaseAudit } from './releaseAudit';

const observed = { criterion: '8.7', page: '/', result: 'notMet', seen: 'A word is broken.' } as const;
const { met, notMet, notApplicable } = releaseAudit.results;

test('the record of the latest audit has no fault', () => {
  expect(checkAudit(releaseAudit)).toEqual([]);
});

test.each<[string, Partial<Audit>, string]>([
  ['no date', { date: '' }, 'The date is missing, or is no day as YYYY-MM-DD.'],
  ['a date that does not exist', { date: '2026-02-30' }, 'The date is missing, or is no day as YYYY-MM-DD.'],
  [
    'no number of a version',
    { version: { number: '', commit: 'a6d8c114' } },
    'The number of the version is missing, or is no version.',
  ],
  [
    'no commit',
    { version: { number: '1.0.0', commit: 'main' } },
    'The commit of the version is missing, or is no hash.',
  ],
  ['no observer', { observer: { name: ' ', role: 'team' } }, 'The observer has no name.'],
  [
    'a failure without an observation',
    { observations: releaseAudit.observations.filter(({ criterion }) => criterion !== '8.7') },
    '8.7 is not met, but no observation says what was seen.',
  ],
  [
    'an observation without a page',
    { observations: [...releaseAudit.observations, { ...observed, page: '' }] },
    'An observation of 8.7 has no page.',
  ],
  [
    'an observation without text',
    { observations: [...releaseAudit.observations, { ...observed, seen: ' ' }] },
    'An observation of 8.7 does not say what was seen.',
  ],
  [
    'a failure on a page of a criterion that is met',
    { observations: [...releaseAudit.observations, { ...observed, criterion: '8.2' }] },
    '8.2 has an observation that contradicts its result.',
  ],
  [
    'an observation of a criterion that does not apply',
    { observations: [...releaseAudit.observations, { ...observed, criterion: '4.1', result: 'met' }] },
    '4.1 has an observation that contradicts its result.',
  ],
  [
    'a criterion without a result',
    { results: { met: met.filter((id) => id !== '8.4'), notMet, notApplicable } },
    '8.4 has 0 results instead of one.',
  ],
  [
    'a criterion with two results',
    { results: { met: [...met, '8.7'], notMet, notApplicable } },
    '8.7 has 2 results instead of one.',
  ],
  ['an unknown criterion', { results: { met: [...met, '14.1'], notMet, notApplicable } }, '14.1 is no criterion.'],
  ['a criterion fixed without a test', { fixed: ['1.1'] }, '1.1 is fixed, but no test shows it.'],
  ['a criterion fixed without a failure', { fixed: ['8.2'] }, '8.2 is fixed, but was not found to fail.'],
])('the record of an audit with %s is refused', (_what, changed, fault) => {
  expect(checkAudit({ ...releaseAudit, ...changed })).toEqual([fault]);
});
