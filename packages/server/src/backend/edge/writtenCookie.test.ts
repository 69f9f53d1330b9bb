import { expect, test } from 'vitest';
import { readWrittenCookie, writeWrittenCookie } from './writtenCookie.ts';

const options = { signingSecret: 'a secret', siteUrl: 'https://lively.example', lifetime: 10 };
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';
const read = (cookie: string, secret = options.signingSecret) => readWrittenCookie(new Headers({ cookie }), secret);

test('a position is read from its cookie, even among other cookies', () => {
  const cookie = writeWrittenCookie(0x16_b374_d848n, options);
  expect(cookie).toMatch(/; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax; Secure$/);
  expect(read(pairOf(cookie))).toBe(0x16_b374_d848n);
  expect(read(`other=1; ${pairOf(cookie)}; another=2`)).toBe(0x16_b374_d848n);
});

test('a position without a valid signature is ignored', () => {
  const pair = pairOf(writeWrittenCookie(255n, options));
  expect(read(pair, 'another secret')).toBeUndefined();
  expect(read(pair.replace('=ff.', '=ffffffffffffffff.'))).toBeUndefined();
  expect(read(pair.slice(0, -1))).toBeUndefined();
  expect(read('lively-written=ff')).toBeUndefined();
  expect(readWrittenCookie(new Headers(), options.signingSecret)).toBeUndefined();
});
