import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Finding } from './Finding';
import { findBundleFaults } from './findBundleFaults';
import { findCascadeFaults } from './findCascadeFaults';
import { findContrastFaults } from './findContrastFaults';
import { findEmptyLabels } from './findEmptyLabels';
import { findFormFaults } from './findFormFaults';
import { findStylesheetFaults } from './findStylesheetFaults';
import { findThemeFaults } from './findThemeFaults';
import { findTwoReacts } from './findTwoReacts';
import { readSources } from './readSources';

/**
 * Lists the problems of a project that installed the library, as far as its files show them.
 *
 * @throws Error if the folder contains no project.
 */
export async function examine(folder: string): Promise<Finding[]> {
  const project = resolve(folder);
  if (!existsSync(resolve(project, 'package.json')))
    throw new Error(`${project} has no package.json, so there is no project to examine. Name its folder.`);
  const files = await readSources(project);
  return [
    ...findTwoReacts(project),
    ...findStylesheetFaults(files),
    ...findCascadeFaults(files),
    ...findThemeFaults(files),
    ...findContrastFaults(files),
    ...findEmptyLabels(files),
    ...findFormFaults(files),
    ...findBundleFaults(files),
  ];
}
