import { existsSync, readFileSync } from 'node:fs';
import type { Measurements } from './Measurements.ts';

/** The build output of `pnpm test:stories`. */
export const measurementsFile = new URL('../../measurements.json', import.meta.url);

/** Reads what the last test runs measured: nothing on a fresh clone. */
export function readMeasurements(): Measurements {
  return existsSync(measurementsFile) ? JSON.parse(readFileSync(measurementsFile, 'utf8')) : {};
}
