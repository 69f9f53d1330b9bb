import { expect, it } from 'vitest';
import { chooseStories } from './chooseStories.ts';

const base = {
  stories: ['Button/Primary', 'Button/Small', 'EventCard/Bare', 'EventCard/Vertical', 'Old/Only'],
  sources: {
    Button: { hash: 'a', first: 'Primary' },
    EventCard: { hash: 'b', first: 'Vertical' },
    Old: { hash: 'c', first: 'Only' },
  },
};
const { Old: _, ...others } = base.sources;
const head = {
  stories: ['Button/Primary', 'Button/Small', 'EventCard/Bare', 'EventCard/Kept', 'EventCard/Vertical'],
  sources: { ...others, EventCard: { hash: 'changed', first: 'Vertical' } },
};

it('draws all stories of a component whose sources changed, and the first of each other one', () => {
  expect(chooseStories(base, head, [], false)).toEqual([
    ...['Button/Primary', 'EventCard/Bare', 'EventCard/Kept', 'EventCard/Vertical', 'Old/Only'],
  ]);
});

it('draws the first story of each component if nothing changed', () => {
  expect(chooseStories(base, base, [], false)).toEqual(['Button/Primary', 'EventCard/Vertical', 'Old/Only']);
});

it('draws all stories, or those of the given components', () => {
  expect(chooseStories(base, base, [], true)).toEqual(base.stories);
  expect(chooseStories(base, head, ['Button'], false)).toEqual(['Button/Primary', 'Button/Small']);
});

it('refuses a component without stories', () => {
  expect(() => chooseStories(base, head, ['Buton'], false)).toThrow('no story belongs to Buton.');
});
