import { expect, test } from 'vitest';
import { readArrival } from './arrival';

test('a confirmation link comes back with a session', () => {
  expect(readArrival('#access_token=a.b.c&refresh_token=d&type=signup')).toEqual({
    kind: 'session',
    purpose: 'signup',
    tokens: { accessToken: 'a.b.c', refreshToken: 'd' },
  });
});

test('a link used twice comes back with a refusal, by its code', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=%3Cscript%3E';
  expect(readArrival(hash)).toEqual({ kind: 'refused', code: 'otp_expired' });
});

test.each(['', '#', '#programme', '#=', '#access_token=alone', '#%E0%A4%A'])('%j is an ordinary visit', (hash) => {
  expect(readArrival(hash)).toBeNull();
});
