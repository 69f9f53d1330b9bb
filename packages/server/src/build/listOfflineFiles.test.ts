import { expect, test } from 'vitest';
import { listOfflineFiles } from './listOfflineFiles.ts';

test('a module that was moved ends the build, and is named', () => {
  const manifest = { 'index.html': { file: 'assets/main.js' } };
  expect(() => listOfflineFiles(manifest, ['fr'])).toThrow('The build has no src/frame/DataLayout.tsx');
});
