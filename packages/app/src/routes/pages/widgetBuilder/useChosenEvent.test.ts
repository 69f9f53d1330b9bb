import { expect, test } from 'vitest';
import { readEventId } from './useChosenEvent';

const uuid = '00000000-0000-4000-8000-000000000017';

test.each([
  ['17', { id: '17' }],
  [` ${uuid} `, { id: uuid }],
  [`https://lively.example/event/${uuid}#x`, { id: uuid }],
  [`https://lively.example/en/event/${uuid}/?partner=x`, { id: uuid }],
  [`https://lively.example/widget/event/${uuid}`, { id: uuid }],
  [`/event/${uuid}`, { id: uuid }],
  [`https://evil.example/event/${uuid}`, { name: 'elsewhere', host: 'evil.example' }],
  [`//evil.example/event/${uuid}`, { name: 'elsewhere', host: 'evil.example' }],
  [`https://lively.example/blog/event/${uuid}`, { name: 'error' }],
  ['https://lively.example/explore', { name: 'error' }],
  ['https://lively.example/event/abc', { name: 'error' }],
  ['abc', { name: 'error' }],
  ['two words', { name: 'error' }],
  ['mailto:x', { name: 'error' }],
])('the event of "%s" is %j', (text, read) => {
  expect(readEventId(text, 'https://lively.example')).toEqual(read);
});
