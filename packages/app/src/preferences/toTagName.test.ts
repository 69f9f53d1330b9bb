import { expect, test } from 'vitest';
import { textsIn } from '../test/textsIn';
import { toTagName } from './toTagName';

test.each([
  ['a word of the onboarding', 'Électronique', 'Electronic'],
  ['an entry of the taxonomy', 'markets', 'Markets'],
  ['another word', 'Aquarelle', 'Aquarelle'],
  ['a word that looks like a key', '__proto__', '__proto__'],
])('%s: %s reads %s', async (_, tag, name) => {
  expect(toTagName(tag, await textsIn('en', 'onboarding', 'taxonomy'))).toBe(name);
});
