import { expect, test } from 'vitest';
import { listManifestFaults } from './listManifestFaults.ts';

const workspace = (...names: string[]) => Object.fromEntries(names.map((name) => [`@lively/${name}`, 'workspace:*']));

test('the arrows of the house are allowed', () => {
  const manifests = [
    { name: '@lively/engine', devDependencies: { vitest: '^5.0.0' } },
    { name: '@lively/app', dependencies: workspace('engine', 'machines', 'ui') },
    { name: '@lively/server', dependencies: workspace('app', 'engine') },
    { name: '@lively/e2e', devDependencies: workspace('server') },
  ];
  expect(listManifestFaults(manifests)).toEqual([]);
});

test('an app that depends on its server is refused, and the circle is named once', () => {
  const faults = listManifestFaults([
    { name: '@lively/app', devDependencies: workspace('server') },
    { name: '@lively/server', dependencies: workspace('app') },
  ]);
  expect(faults).toEqual([
    expect.stringContaining('@lively/app must not depend on @lively/server'),
    expect.stringContaining('@lively/app → @lively/server → @lively/app'),
  ]);
});

test('a longer circle is found', () => {
  const faults = listManifestFaults([
    { name: '@lively/app', dependencies: workspace('ui') },
    { name: '@lively/ui', devDependencies: workspace('embed') },
    { name: '@lively/embed', dependencies: workspace('app') },
  ]);
  expect(faults.filter((fault) => fault.includes('→'))).toEqual([
    expect.stringContaining('@lively/app → @lively/ui → @lively/embed → @lively/app'),
  ]);
});

test('a package without a row is refused', () => {
  expect(listManifestFaults([{ name: '@lively/attic' }])).toEqual([expect.stringContaining('has no row')]);
});
