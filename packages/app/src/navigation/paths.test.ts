import { expect, test } from 'vitest';
import { splitLanguage } from './paths';

test.each([
  ['/', 'fr', '/'],
  ['/explore', 'fr', '/explore'],
  ['/en', 'en', '/'],
  ['/es/event/1', 'es', '/event/1'],
  ['/english', 'fr', '/english'],
])('%s is a page in %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});
