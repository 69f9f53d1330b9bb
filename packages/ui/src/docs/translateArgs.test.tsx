import { composeStories } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import storyTexts from './storyTexts.json';
import { translateArgs } from './translateArgs';

type StoryFile = Parameters<typeof composeStories>[0];

const files = Object.values(import.meta.glob<StoryFile>('../components/*/*.stories.tsx', { eager: true }));

/** These try how long French can be, or what an import can bring. */
const untranslated = ['LongText', 'Hostile'];

it('says every story in three languages', () => {
  const said = files.flatMap((file) =>
    Object.entries(composeStories(file))
      .filter(([name]) => !untranslated.includes(name))
      .flatMap(([, story]) => listTexts((story as { args: unknown }).args)),
  );
  expect(said.length).toBeGreaterThan(500);
  expect([...new Set(said)].filter((text) => !(text in storyTexts))).toEqual([]);
});

it('reaches lists, objects and elements, and leaves the rest', () => {
  const onPress = () => undefined;
  const args = { items: [{ label: 'Fermer' }], children: <p title="Fermer">{['Annuler', 'Lively']}</p>, onPress };
  expect(translateArgs(args, 'en')).toEqual({
    items: [{ label: 'Close' }],
    children: <p title="Close">{['Cancel', 'Lively']}</p>,
    onPress,
  });
  expect(translateArgs(args, 'fr')).toBe(args);
});

/** What a person reads: more than one word, or one that begins with a capital or has an accent. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (isValidElement<object>(value)) return listTexts({ ...value.props });
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  // What a choice stands for is read by nobody: its label is.
  const { value: _, ...read } = value as { value?: unknown };
  return Object.values('label' in value ? read : value).flatMap(listTexts);
}

function isText(value: string): boolean {
  const isAddress = /^(data:|https?:|[#/])/.test(value);
  return !isAddress && /\p{L}/u.test(value) && /^\p{Lu}|\s|[^\p{ASCII}]/u.test(value);
}
