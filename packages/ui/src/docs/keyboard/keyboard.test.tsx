import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import type { KeyRow } from './KeyRow';
import { listFocusable, listKeys } from './listKeys';
import { isIn, type KeyboardPlay, pressKeys } from './pressKeys';
import { isClicked, isFocused, isThere } from './proofs';

type StoryFile = Parameters<typeof composeStories>[0] & { Keyboard?: { play: KeyboardPlay<never> } };

const files = Object.entries(import.meta.glob<StoryFile>('../../components/*/*.stories.tsx', { eager: true })).map(
  ([path, file]) => ({ name: path.split('/')[3] ?? '', rows: file.Keyboard?.play.rows, stories: drawStories(file) }),
);

it('the tables list Tab and every key of the focusable elements in the stories', () => {
  const missing = files.flatMap(({ name, rows = [], stories }) => {
    const needed = listKeys(stories.flatMap(listFocusable));
    return (needed.length > 0 ? ['Tab', ...needed] : [])
      .filter((key) => !isIn(rows, key))
      .map((key) => `${name}: ${key}`);
  });
  expect(files.length).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});

it('a component without a table has no focusable element in its stories', () => {
  const silent = files.filter(({ rows }) => rows === undefined);
  const focused = silent.filter(({ stories }) => stories.some((story) => listFocusable(story).length > 0));
  expect(silent.length).toBeGreaterThan(0);
  expect(focused.map(({ name }) => name)).toEqual([]);
});

it('the check finds a missing key', () => {
  const page = document.createElement('div');
  page.innerHTML = '<a href="#">Aide</a><button disabled>Non</button><input type="checkbox">';
  const rows: KeyRow<never>[] = [
    ['Tab', 'Moves to it.', () => true],
    ['Enter', 'Follows it.', () => true],
  ];
  expect(listKeys(listFocusable(page)).filter((key) => !isIn(rows, key))).toEqual(['Space']);
});

it.each<[string, KeyRow[], string]>([
  ['a proof that holds before its key', [['Tab', 'Moves to it.', () => true]], 'holds before the key is pressed'],
  [
    'a key without an effect',
    [
      ['Tab', 'Moves to it.', isFocused('button')],
      ['Space', 'Presses it.', isClicked('button')],
      ['Escape', 'Closes it.', isThere('dialog')],
      ['Enter', 'Presses it.', isClicked('button')],
    ],
    'Closes it.',
  ],
  ['a key that is missing', [['Tab', 'Moves to it.', isFocused('button')]], 'The table does not list Enter, Space'],
])('the check refuses %s', async (_, rows, message) => {
  const canvasElement = document.body.appendChild(document.createElement('div'));
  canvasElement.innerHTML = '<button>Garder</button>';
  const play = pressKeys(rows);
  await expect(play({ canvasElement, userEvent, step: (_name, press) => press() })).rejects.toThrow(message);
  canvasElement.remove();
});

/** Renders the stories like a server. Elements that open later are inspected while their keys are pressed. */
function drawStories(file: StoryFile): Element[] {
  return Object.values(composeStories(file) as Record<string, ComponentType>).map((Story) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<Story />);
    return page;
  });
}
