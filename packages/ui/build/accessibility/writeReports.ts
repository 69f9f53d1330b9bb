import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readEvidence } from './readEvidence.ts';
import { toReport } from './toReport.ts';

/** Writes the accessibility conformance report of each component into the folder `accessibility/` of the package. */
export async function writeReports(folder: string): Promise<void> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const reports = join(folder, 'accessibility');
  await mkdir(reports, { recursive: true });
  for (const [name, evidence] of Object.entries(readEvidence())) {
    await writeFile(join(reports, `${name}.yaml`), stringify(toReport(name, version, evidence), { lineWidth: 0 }));
  }
}
