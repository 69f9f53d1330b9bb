import { expect, test } from 'vitest';
import type { Translate } from '../../i18n/texts';
import { toFailureText } from './toFailureText';

const t = ((key: string) => key) as unknown as Translate;

test('a known code has a text of ours', () => {
  expect(toFailureText({ code: 'invalid_credentials', message: 'Invalid login credentials' }, t)).toBe(
    'failure.invalid_credentials',
  );
});

test('an unknown code shows the words of the backend', () => {
  expect(toFailureText({ code: 'captcha_failed', message: 'Captcha failed' }, t)).toBe('Captcha failed');
});

test.each(['', '{}', 'Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'no answer at all («%s») says that the service does not answer',
  (message) => {
    expect(toFailureText({ code: 'unknown', message }, t)).toBe('failure.unreachable');
  },
);
