import { expect, test } from 'vitest';
import { listOfflineFiles } from './listOfflineFiles.ts';

test('a missing module stops the build with its name', () => {
  const manifest = { 'index.html': { file: 'assets/main.js' } };
  expect(() => listOfflineFiles(manifest, ['fr'])).toThrow('The build has no src/frame/DataLayout.tsx');
});
