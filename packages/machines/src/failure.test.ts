import { expect, test } from 'vitest';
import { toFailure } from './failure';

test.each([
  ['an error of the backend', { code: '42501', message: 'denied' }, { code: '42501', message: 'denied' }],
  ['a plain error', new Error('lost'), { code: 'unknown', message: 'lost' }],
  ['a text', 'lost', { code: 'unknown', message: '' }],
  ['undefined', undefined, { code: 'unknown', message: '' }],
  ['null', null, { code: 'unknown', message: '' }],
  ['an empty code', { code: '', message: 'lost' }, { code: 'unknown', message: 'lost' }],
  ['a code that is a number', { code: 23, message: 42 }, { code: 'unknown', message: '' }],
])('toFailure reads %s', (_, thrown, failure) => {
  expect(toFailure(thrown)).toEqual(failure);
});
