import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { componentGroups } from '../../src/docs/componentGroups.ts';
import { readMeasurements } from './readMeasurements.ts';
import { toEvidence } from './toEvidence.ts';
import { toReport } from './toReport.ts';

/** Writes the accessibility conformance report of each component into the folder `accessibility/` of the package. */
export async function writeReports(folder: string): Promise<void> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const reports = join(folder, 'accessibility');
  const measurements = readMeasurements();
  await mkdir(reports, { recursive: true });
  for (const name of Object.values(componentGroups).flat()) {
    const report = toReport(name, version, toEvidence(name, measurements));
    await writeFile(join(reports, `${name}.yaml`), stringify(report, { lineWidth: 0 }));
  }
}
