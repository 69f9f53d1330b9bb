import { expect, test } from 'vitest';
import { dataPathsOf } from './dataFolder.ts';

// A copy of .env.example sets the variable to an empty text.
test.each([undefined, ''])('without a name (%j) the data is not beside the sources', (named) => {
  expect(dataPathsOf('/srv/app', named)).toMatchObject({
    folder: '/srv/app/supabase/.temp/data',
    database: '/srv/app/supabase/.temp/data/postgres',
  });
});

test.each([
  ['data', '/srv/app/data/pictures'],
  ['/srv/data', '/srv/data/pictures'],
])('a folder may be named from the repository, or from the root: %s', (named, pictures) => {
  expect(dataPathsOf('/srv/app', named).pictures).toBe(pictures);
});
