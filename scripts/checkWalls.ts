import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { listManifestFaults } from './listManifestFaults.ts';

/* Checks which packages and folders import each other: by the manifests, and by every import (`.dependency-cruiser.cjs`). */
const manifests = globSync('packages/*/package.json').map((path) => JSON.parse(readFileSync(path, 'utf8')));
const faults = listManifestFaults(manifests);
for (const fault of faults) process.stderr.write(`${fault}\n`);
const parameters = ['packages', 'scripts', 'supabase', '.storybook', '--config', '.dependency-cruiser.cjs'];
const { status } = spawnSync('node_modules/.bin/depcruise', parameters, { stdio: 'inherit' });
process.exitCode = status === 0 && !faults.length ? 0 : 1;
