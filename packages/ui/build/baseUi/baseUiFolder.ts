import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the package with the copied modules of Base UI. */
export const baseUiFolder = 'base-ui';

/** Returns the folder of the installed Base UI. */
export function findBaseUi(): string {
  return dirname(createRequire(import.meta.url).resolve('@base-ui/react/package.json'));
}
