import { expect, test } from 'vitest';
import { listEmailAddresses } from '../../testing/listEmailAddresses.ts';
import { isEmailAddress } from './isEmailAddress.ts';

test.each([
  'zoe@exemple.fr',
  "zoé.o'neil+concerts@exämple.co.uk",
  'box_1-2=3@a.b.museum',
  'box@163.com',
  'box@127.0.0.1.example',
  'box@example.0y1',
  '用户@例子.公司',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
])('%s is an address', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  'a<box@gmail.com',
  'box@gmail.com>',
  'Box <box@gmail.com>',
  '"box"@gmail.com',
  'box(hello)@gmail.com',
  'box@gmail.com,other@gmail.com',
  'box@gmail.com;other@gmail.com',
  'box:other@gmail.com',
  'box@[127.0.0.1]',
  'box@127.0.0.1',
  'box@127.1',
  'box@example.0',
  'box@0x7f.0x1',
  'box@127.0.0.0X1',
  'box@127.0.0.0x',
  'box\\@gmail.com',
  'box @gmail.com',
  'box@gmail.com\nBcc: other@gmail.com',
  'box\u200B@gmail.com',
  'box@gmail.com.',
  'box@gmail..com',
  'box@gmail',
  'box@@gmail.com',
  '@gmail.com',
  'box@ｇmail.com',
  'ｂox@gmail.com',
  'box@mail。example.com',
  'box@mail｡example.com',
  '\uD800@gmail.com',
  '',
])('%j is no address', (text) => expect(isEmailAddress(text)).toBe(false));

test('an address has at most 254 characters', () => {
  const address = `${'é'.repeat(242)}@exemple.fr`;
  expect([isEmailAddress(`é${address}`), isEmailAddress(`éé${address}`)]).toEqual([true, false]);
});

test('no accepted text contains what mail software reads as syntax', () => {
  const accepted = listEmailAddresses(20_000).filter(isEmailAddress);
  expect(accepted.length).toBeGreaterThan(1000);
  for (const address of accepted) expect(address).not.toMatch(/[<>(),;:"[\]\\\s\p{Cc}\p{Cf}\p{Z}]/u);
});
