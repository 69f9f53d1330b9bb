import { expect, test } from 'vitest';
import { listManifestFaults } from './listManifestFaults.ts';

const workspace = (...names: string[]) => Object.fromEntries(names.map((name) => [`@lively/${name}`, 'workspace:*']));

test('the allowed dependencies between packages have no faults', () => {
  const manifests = [
    { name: '@lively/engine', devDependencies: { vitest: '^5.0.0' } },
    { name: '@lively/app', dependencies: workspace('engine', 'machines', 'ui') },
    { name: '@lively/server', dependencies: workspace('app', 'engine') },
    { name: '@lively/e2e', devDependencies: workspace('server') },
  ];
  expect(listManifestFaults(manifests)).toEqual([]);
});

test('a dependency of the app on its server is refused, and the cycle is reported once', () => {
  const faults = listManifestFaults([
    { name: '@lively/app', devDependencies: workspace('server') },
    { name: '@lively/server', dependencies: workspace('app') },
  ]);
  expect(faults).toEqual([
    expect.stringContaining('@lively/app must not depend on @lively/server'),
    expect.stringContaining('@lively/app → @lively/server → @lively/app'),
  ]);
});

test('a cycle of three packages is reported', () => {
  const faults = listManifestFaults([
    { name: '@lively/app', dependencies: workspace('ui') },
    { name: '@lively/ui', devDependencies: workspace('embed') },
    { name: '@lively/embed', dependencies: workspace('app') },
  ]);
  expect(faults.filter((fault) => fault.includes('→'))).toEqual([
    expect.stringContaining('@lively/app → @lively/ui → @lively/embed → @lively/app'),
  ]);
});

test('a package without a row in the table is refused', () => {
  expect(listManifestFaults([{ name: '@lively/attic' }])).toEqual([expect.stringContaining('has no row')]);
});
