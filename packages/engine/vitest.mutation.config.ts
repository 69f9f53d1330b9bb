import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** For Stryker: fresh modules in each file, so that no cached result of another test hides a mutant. */
export default mergeConfig(config, { test: { isolate: true } });
