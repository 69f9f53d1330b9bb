import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { listTrackedFiles } from '../../../scripts/listTrackedFiles.ts';
import { runIn } from '../../../scripts/runIn.ts';
import { measurementsFile } from '../build/accessibility/readMeasurements.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'lively-ui-again-'));
const copy = join(folder, 'another/place');
afterAll(() => rmSync(folder, { recursive: true }));

it('the package is built and packed to the same bytes from a copy in another folder, later', async () => {
  for (const path of listTrackedFiles(':(glob)*', 'packages/ui')) cpSync(join(root, path), join(copy, path));
  // What the tests of the stories measured is part of the reports of conformance.
  if (existsSync(measurementsFile)) cpSync(measurementsFile, join(copy, 'packages/ui/measurements.json'));
  for (const path of ['node_modules', 'packages/ui/node_modules']) symlinkSync(join(root, path), join(copy, path));

  // Without the option, pnpm would install the packages again through the links.
  const pack = ['--yes', 'pnpm@12.21.0', 'pack', '--config.verify-deps-before-run=false', '--pack-destination', folder];
  await runIn(join(copy, 'packages/ui'), 'npx', pack);
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.tgz'));

  // The names of the files that differ say more than the hashes of the whole.
  expect(await hashFiles(join(folder, name), 'second')).toEqual(await hashFiles(inject('tarball'), 'first'));
  expect(hash(join(folder, name))).toBe(hash(inject('tarball')));
});

async function hashFiles(tarball: string, name: string): Promise<Record<string, string>> {
  const unpacked = join(folder, name);
  cpSync(tarball, join(unpacked, 'package.tgz'));
  await runIn(unpacked, 'tar', ['-xzf', 'package.tgz']);
  const paths = globSync('package/**', { cwd: unpacked }).sort();
  const files = paths.filter((path) => statSync(join(unpacked, path)).isFile());
  expect(files.length).toBeGreaterThan(300);
  return Object.fromEntries(files.map((path) => [path, hash(join(unpacked, path))]));
}

function hash(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
