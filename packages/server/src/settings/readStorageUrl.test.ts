import { expect, test } from 'vitest';
import { readStorageUrl } from './readStorageUrl';

test('readStorageUrl returns the bucket, the endpoint and the prefix', () => {
  expect(readStorageUrl('s3://lively?endpoint=https://s3.fr-par.scw.cloud&region=fr-par')).toEqual({
    bucket: 'lively',
    prefix: '',
    endpoint: 'https://s3.fr-par.scw.cloud',
    region: 'fr-par',
  });
  expect(readStorageUrl('s3://lively/a%20site/pictures/')).toMatchObject({ prefix: 'a site/pictures/' });
  expect(readStorageUrl('s3://lively')).toMatchObject({ endpoint: undefined, region: undefined });
});

test.each([
  ['/srv/pictures', 'It is "/srv/pictures"'],
  ['https://key:secret@s3.example/lively', 'It is "https://…@s3.example/lively"'],
  ['s3://', 'It is "s3://"'],
  ['s3://key:secret@lively', 'Its keys are AWS_ACCESS_KEY_ID'],
  ['s3://lively?endpoint=s3.example', 'The endpoint "s3.example" is not the URL of a server'],
  ['s3://lively?endpont=https://s3.example', 'It has no setting "endpont"'],
])('%s is refused with one line that contains no secret', (text, problem) => {
  expect(() => readStorageUrl(text)).toThrow(problem);
  expect(() => readStorageUrl(text)).not.toThrow(/secret@/);
});
