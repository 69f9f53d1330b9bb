import { expect, test } from 'vitest';
import { decryptSecret, encryptSecret } from './factorSecret.ts';

const key = 'k'.repeat(64);

test('a secret is read with the key and the factor that it was encrypted for, and each time is another text', () => {
  const encrypted = encryptSecret('ORSXG5A', 'factor', key);
  expect(decryptSecret(encrypted, 'factor', key)).toBe('ORSXG5A');
  expect(encrypted).not.toContain('ORSXG5A');
  expect(encryptSecret('ORSXG5A', 'factor', key)).not.toBe(encrypted);
});

test('with another key, for another factor, or changed, it is not read', () => {
  const encrypted = encryptSecret('ORSXG5A', 'factor', key);
  expect(() => decryptSecret(encrypted, 'factor', 'x'.repeat(64))).toThrow();
  expect(() => decryptSecret(encrypted, 'other', key)).toThrow();
  expect(() => decryptSecret(`${encrypted.slice(0, -2)}AA`, 'factor', key)).toThrow();
});
