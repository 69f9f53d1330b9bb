import { expect, test } from 'vitest';
import { readReplicas } from './readReplicas.ts';

const primary = { DATABASE_URL: 'postgres://lively:a@one/lively' };

test('the replicas are separated by commas, and their maximum lag is five seconds by default', () => {
  expect(readReplicas({ ...primary, DATABASE_READ_URLS: '' })).toBeUndefined();
  const list = 'postgres://lively:a@two/lively, postgresql://lively:a@three:6432/lively';
  const urls = ['postgres://lively:a@two/lively', 'postgresql://lively:a@three:6432/lively'];
  expect(readReplicas({ ...primary, DATABASE_READ_URLS: list })).toEqual({ urls, maxLag: 5_000 });
  expect(readReplicas({ ...primary, DATABASE_READ_URLS: list, DATABASE_READ_MAX_LAG: '30' })?.maxLag).toBe(30_000);
});

test('invalid values stop the start with one line that contains no password', () => {
  const read = (environment: Record<string, string>) => () => readReplicas(environment);
  const list = 'postgres://lively:zut@two/lively';
  expect(read({ DATABASE_READ_URLS: list })).toThrow(/^[^\n]*DATABASE_URL no primary[^\n]*$/);
  const broken = read({ ...primary, DATABASE_READ_URLS: `${list},mysql://lively:zut@three/lively` });
  expect(broken).toThrow(/^The entry 2 of DATABASE_READ_URLS is no URL[^\n]*$/);
  expect(broken).not.toThrow('zut');
  for (const lag of ['1', '-3', 'soon'])
    expect(read({ ...primary, DATABASE_READ_URLS: list, DATABASE_READ_MAX_LAG: lag })).toThrow('2 or more');
});
