import { composeStories } from '@storybook/react-vite';
import { type ComponentType, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import storyTexts from './storyTexts.json';
import { findRepeated, type SampleLanguage, translateArgs } from './translateArgs';

type StoryFile = Parameters<typeof composeStories>[0];
type ComposedStory = ComponentType<object> & { args: object };

const files = Object.values(import.meta.glob<StoryFile>('../{components,screens}/*/*.stories.tsx', { eager: true }));

const texts: Readonly<Record<string, readonly string[] | null>> = storyTexts;

const sameWithValues = Object.entries(texts)
  .filter(([text, translations]) => text.includes('{') && translations?.[0] === text)
  .map(([text]) => new RegExp(`^${text.replaceAll(/\{\w+\}/g, '.+')}$`));

/** Stories with values that an import can contain: markup, emoji, thousands of letters. They have no language. */
const untranslated = ['Hostile'];

const stories = files
  .flatMap((file) => Object.entries(composeStories(file) as Record<string, ComposedStory>))
  .filter(([name]) => !untranslated.includes(name));

afterEach(() => {
  delete document.documentElement.dataset.language;
});

it('the texts of every story have translations', () => {
  const said = stories.flatMap(([, { args }]) => listTexts(args));
  expect(said.length).toBeGreaterThan(500);
  expect([...new Set(said.map(findRepeated))].filter((text) => !(text in storyTexts))).toEqual([]);
});

it('the English stories contain no French text', () => {
  const drawn = stories
    .map(([, story]) => story)
    .flatMap((Story) => {
      const french = new Set(readPage(Story, 'fr'));
      // Initials are derived from names.
      return readPage(Story, 'en').filter((text) => french.has(text) && isText(text) && text.length > 2);
    });
  expect(drawn.length).toBeGreaterThan(20);
  expect([...new Set(drawn.map(findRepeated))].filter((text) => !isSameInEnglish(text))).toEqual([]);
});

it('translateArgs translates lists, objects and elements, and keeps other values', () => {
  const onPress = () => undefined;
  const args = { items: [{ label: 'Fermer' }], children: <p title="Fermer">{['Annuler', 'Lively']}</p>, onPress };
  expect(translateArgs(args, 'en')).toEqual({
    items: [{ label: 'Close' }],
    children: <p title="Close">{['Cancel', 'Lively']}</p>,
    onPress,
  });
  expect(translateArgs(args, 'fr')).toBe(args);
  const sentence = 'Votre appareil n’est pas connecté à Internet.';
  expect(translateArgs(`${sentence} ${sentence} `, 'en')).toBe(
    'Your device is not connected to the Internet. Your device is not connected to the Internet. ',
  );
});

/** Returns true if the English text is the same. « 3 questions » matches the entry « {count} questions ». */
function isSameInEnglish(text: string): boolean {
  return text in texts ? (texts[text]?.[0] ?? text) === text : sameWithValues.some((pattern) => pattern.test(text));
}

/** Lists the visible texts: more than one word, or a word with an initial capital or an accent. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (isValidElement<object>(value)) return listTexts({ ...value.props });
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  // The value of an option and a style are not visible; the label is.
  const { value: choice, style: _, ...read } = value as { value?: unknown; style?: unknown };
  return Object.values('label' in value ? read : { ...read, choice }).flatMap(listTexts);
}

/** Lists all texts of a story's page, including those for screen readers only. */
function readPage(Story: ComposedStory, language: SampleLanguage): string[] {
  document.documentElement.dataset.language = language;
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Story {...translateArgs(Story.args, language)} />);
  const nodes = document.evaluate('.//text() | .//@aria-label | .//@placeholder | .//@title | .//@alt', page);
  const read: string[] = [];
  for (let node = nodes.iterateNext(); node; node = nodes.iterateNext()) read.push(node.nodeValue?.trim() ?? '');
  return read;
}

function isText(value: string): boolean {
  const isAddress = /^(data:|https?:|[#/])/.test(value);
  return !isAddress && /\p{L}/u.test(value) && /^\p{Lu}|\s|[^\p{ASCII}]/u.test(value);
}
