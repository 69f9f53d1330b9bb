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

it('is what the report says, which a reviewer reads', async () => {
  await expect(describeApi(program, entries)).toMatchFileSnapshot('../../api.txt');
});

it.each([entries['@lively/ui'], screens])('describes every prop of %s', (path) => {
  expect(listUndescribed(program, path)).toEqual([]);
});
