import { expect, it } from 'vitest';
import { componentGroups } from './componentGroups';

const folders = Object.keys(import.meta.glob('../components/*/*.stories.tsx')).map((path) => path.split('/')[2]);

it('every component is in exactly one group of Storybook', () => {
  expect(Object.values(componentGroups).flat().sort()).toEqual(folders.sort());
});
