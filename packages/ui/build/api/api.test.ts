import { expect, it } from 'vitest';
import { createApiProgram } from './apiProgram';
import { describeApi } from './describeApi';
import { listUndescribed } from './listUndescribed';

/** The entries of `publishConfig.exports`. */
const entries = {
  '@lively/ui': 'src/index.ts',
  '@lively/ui/brand': 'src/theme/brand/index.ts',
  '@lively/ui/poster': 'src/poster/index.ts',
  '@lively/ui/tokens': 'src/theme/tokens.ts',
};

const screens = 'src/screens/index.ts';
const program = createApiProgram([...Object.values(entries), screens]);

it('the public API equals the report in api.txt', async () => {
  await expect(describeApi(program, entries)).toMatchFileSnapshot('../../api.txt');
});

it.each([entries['@lively/ui'], screens])('every prop of %s has a description', (path) => {
  expect(listUndescribed(program, path)).toEqual([]);
});
