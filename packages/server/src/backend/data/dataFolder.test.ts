import { expect, test } from 'vitest';
import { dataPathsOf } from './dataFolder.ts';

// A copy of .env.example sets the variable to an empty text.
test.each([undefined, ''])('the default data folder for the name %j is not beside the sources', (named) => {
  expect(dataPathsOf('/srv/app', named)).toMatchObject({
    folder: '/srv/app/supabase/.temp/data',
    database: '/srv/app/supabase/.temp/data/postgres',
  });
});

test.each([
  ['data', '/srv/app/data/pictures'],
  ['/srv/data', '/srv/data/pictures'],
])('the data folder can be relative to the repository or absolute: %s', (named, pictures) => {
  expect(dataPathsOf('/srv/app', named).pictures).toBe(pictures);
});
