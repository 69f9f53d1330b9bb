import { defineConfig } from 'vitest/config';
import { packSetup } from '../../../scripts/packOnce.ts';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';

/** Tests the package as another team uses it: packed and installed with npm. */
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    include: ['*.test.ts', '{host-pages,server-components}/*.test.ts'],
    globalSetup: [packSetup, './provideSnippets.ts'],
    ...vitestLimits,
  },
});
