import { expect, it } from 'vitest';
import { describeApi } from './describeApi';

/** What `publishConfig.exports` publishes. */
const entries = {
  '@lively/ui': 'src/index.ts',
  '@lively/ui/brand': 'src/theme/brand/index.ts',
  '@lively/ui/poster': 'src/poster/index.ts',
  '@lively/ui/tokens': 'src/theme/tokens.ts',
};

it('is what the report says, which a reviewer reads', async () => {
  await expect(describeApi(entries)).toMatchFileSnapshot('../../api.txt');
});
