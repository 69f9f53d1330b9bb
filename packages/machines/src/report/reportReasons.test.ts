import { expect, test } from 'vitest';
import { reportProblems, reportReasons, statementMaxLength } from './reportReasons';

test('a reason is required', () => {
  expect(reportProblems({ reason: '', details: '' })).toEqual({ reason: 'required' });
});

test.each(reportReasons)('«%s» with an explanation is accepted', (reason) => {
  expect(reportProblems({ reason, details: 'Les faits.' })).toEqual({});
});

test.each([
  ['illegal', { details: 'required' }],
  ['other', { details: 'required' }],
  ['scam', {}],
  ['offensive', {}],
  ['wrong', {}],
  ['duplicate', {}],
] as const)('«%s» without an explanation has the problems %j', (reason, problems) => {
  expect(reportProblems({ reason, details: '' })).toEqual(problems);
});

test('an explanation has at most two thousand characters', () => {
  expect(reportProblems({ reason: 'scam', details: 'x'.repeat(statementMaxLength) })).toEqual({});
  expect(reportProblems({ reason: 'scam', details: 'x'.repeat(statementMaxLength + 1) })).toEqual({
    details: 'tooLong',
  });
});
