import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The configuration for Stryker. Each file has fresh modules, so that no cached result of another test hides a mutant. */
export default mergeConfig(config, { test: { isolate: true } });
