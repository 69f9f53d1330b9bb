import { expect, test } from 'vitest';
import { decryptSecret, encryptSecret } from './factorSecret.ts';

const key = 'k'.repeat(64);

test('a secret can be decrypted with its key and its factor, and each encryption differs', () => {
  const encrypted = encryptSecret('ORSXG5A', 'factor', key);
  expect(decryptSecret(encrypted, 'factor', key)).toBe('ORSXG5A');
  expect(encrypted).not.toContain('ORSXG5A');
  expect(encryptSecret('ORSXG5A', 'factor', key)).not.toBe(encrypted);
});

test('a secret cannot be decrypted with another key, for another factor, or after a change', () => {
  const encrypted = encryptSecret('ORSXG5A', 'factor', key);
  expect(() => decryptSecret(encrypted, 'factor', 'x'.repeat(64))).toThrow();
  expect(() => decryptSecret(encrypted, 'other', key)).toThrow();
  expect(() => decryptSecret(`${encrypted.slice(0, -2)}AA`, 'factor', key)).toThrow();
});
