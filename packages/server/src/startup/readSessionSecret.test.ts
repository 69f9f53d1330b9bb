import { expect, test } from 'vitest';
import { readSessionSecret } from './readSessionSecret';

test('a long secret is accepted, and a short one stops the start without being shown', () => {
  expect(readSessionSecret({})).toBeUndefined();
  expect(readSessionSecret({ LIVELY_SESSION_SECRET: '' })).toBeUndefined();
  expect(readSessionSecret({ LIVELY_SESSION_SECRET: 's'.repeat(32) })).toBe('s'.repeat(32));
  const read = () => readSessionSecret({ LIVELY_SESSION_SECRET: 'zut' });
  expect(read).toThrow(/fewer than 32 characters.*openssl/);
  expect(read).not.toThrow(/zut/);
});
