import { expect, it } from 'vitest';
import { componentGroups } from './componentGroups';

const folders = Object.keys(import.meta.glob('../components/*/*.stories.tsx')).map((path) => path.split('/')[2]);

it('puts every component on one shelf, so that Storybook shows it', () => {
  expect(Object.values(componentGroups).flat().sort()).toEqual(folders.sort());
});
