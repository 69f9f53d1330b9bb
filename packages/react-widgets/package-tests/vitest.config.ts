import { defineConfig } from 'vitest/config';
import { packSetup } from '../../../scripts/packOnce.ts';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';

/** Tests the package as another team uses it: packed and installed with npm, beside the built widgets. */
export default defineConfig({
  test: {
    name: 'react-widgets package',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: packSetup,
    ...vitestLimits,
  },
});
