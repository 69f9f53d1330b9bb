import { expect, test } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { toFailureText } from './toFailureText';

const { getFixedT } = await createTestI18n('fr', ['auth']);
const t = getFixedT<['auth', 'common', 'taxonomy']>(null, ['auth', 'common', 'taxonomy']);

test('a known code has its own text', () => {
  expect(toFailureText({ code: 'invalid_credentials', message: 'Invalid login credentials' }, t)).toBe(
    'Adresse email ou mot de passe incorrect.',
  );
});

test('an unknown code shows the message of the backend', () => {
  expect(toFailureText({ code: 'hook_timeout', message: 'A hook is late' }, t)).toBe('A hook is late');
});

test.each([
  ['unknown', ''],
  ['unknown', 'Failed to fetch'],
  ['unknown', `Unexpected token '<', "<!doctype "... is not valid JSON`],
  ['unknown', 'HTTP 502'],
  ['timeout', 'No answer within 10000 ms.'],
  ['unexpected_failure', 'Database error querying schema'],
])('a failure without a reason (%s, «%s») shows that the service does not answer', (code, message) => {
  expect(toFailureText({ code, message }, t)).toMatch(/^Le service ne répond pas/);
});

test.each(['bad_jwt', 'session_expired', 'refresh_token_not_found'])(
  'an ended session (%s) asks to sign in again',
  (code) => {
    expect(toFailureText({ code, message: 'invalid JWT: token is expired' }, t)).toBe(
      'La session a expiré. Reconnectez-vous.',
    );
  },
);
