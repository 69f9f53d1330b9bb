import { expect, test } from 'vitest';
import { listRelatedTests } from './listRelatedTests.ts';
import { listTrackedFiles } from './listTrackedFiles.ts';
import { listUsers } from './listUsers.ts';

const users = listUsers(listTrackedFiles());
const distances = (changed: string) =>
  new Map(listRelatedTests([changed], users).map(({ path, distance }) => [path, distance]));

test('a style reaches the stories of its component, then those of the components around it', () => {
  const found = distances('packages/ui/src/components/DateBlock/DateBlock.css.ts');
  const story = found.get('packages/ui/src/components/DateBlock/DateBlock.stories.tsx') ?? Number.NaN;
  expect(story).toBeLessThan(found.get('packages/ui/src/screens/EventScreen/EventScreen.stories.tsx') ?? 0);
});

test('a text reaches the tests of all texts, and those that read one of its keys', () => {
  const found = distances('packages/app/src/locales/fr/poll.json');
  expect(found.get('packages/app/src/locales/typography.test.ts')).toBeLessThan(3);
  expect(found.get('packages/app/src/routes/poll/poll.route.test.tsx')).toBe(1);
  const explore = distances('packages/app/src/locales/fr/explore.json');
  expect(explore.get('packages/app/src/search/toActiveFilters.test.ts')).toBe(1);
});

test('an import from an index depends on the file of the imported name only', () => {
  const found = distances('packages/engine/src/prices/summarizePrice.ts');
  expect(found.get('packages/app/src/events/toPrice.test.ts')).toBe(2);
  // It imports other names of the engine.
  expect(found.has('packages/app/src/i18n/format.test.ts')).toBe(false);
});

test('a function of the database reaches the tests that name it', () => {
  const found = distances('supabase/schemas/searches/read_saved_search.sql');
  expect(found.get('supabase/tests/searches/searches.test.ts')).toBe(1);
  expect(found.get('supabase/tests/votes/votes.test.ts') ?? Infinity).toBeGreaterThan(1);
});

test('a changed test reaches itself', () => {
  expect(distances('scripts/listRelatedTests.test.ts')).toEqual(new Map([['scripts/listRelatedTests.test.ts', 0]]));
});
