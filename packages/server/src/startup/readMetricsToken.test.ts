import { expect, test } from 'vitest';
import { readMetricsToken } from './readMetricsToken';

test('a long token is accepted, and a short one stops the start without being shown', () => {
  expect(readMetricsToken({})).toBeUndefined();
  expect(readMetricsToken({ LIVELY_METRICS_TOKEN: 't'.repeat(32) })).toBe('t'.repeat(32));
  const read = () => readMetricsToken({ LIVELY_METRICS_TOKEN: 'zut' });
  expect(read).toThrow(/fewer than 32 characters.*openssl/);
  expect(read).not.toThrow(/zut/);
});
