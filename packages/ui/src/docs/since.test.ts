import { expect, it } from 'vitest';
import changelog from '../../CHANGELOG.md?raw';
import { componentGroups } from './componentGroups';
import since from './since.json';

const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version);

it('since.json contains the first version of every component', () => {
  expect(Object.keys(since).sort()).toEqual(Object.values(componentGroups).flat().sort());
});

it('since.json contains only released versions or the next one', () => {
  expect(versions).not.toEqual([]);
  expect(Object.entries(since).filter(([, version]) => version !== 'next' && !versions.includes(version))).toEqual([]);
});
