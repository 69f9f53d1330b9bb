import { expect, test } from 'vitest';
import { findPhrases } from './findPhrases.ts';

/** Lists the topics of the phrases in a text, with asides in parentheses. */
function read(text: string, names: readonly string[] = []): string[] {
  return [...findPhrases(text, names)].map(({ topics, isAside }) => {
    const [topic] = topics;
    const meaning = topic?.subcategory ?? topic?.category ?? '';
    return isAside ? `(${meaning})` : meaning;
  });
}

test.each([
  ['Jeux vidéo', ['video-games']],
  ['Des chevaux', ['equestrian-sports']],
  ['Jazz, jazz et encore du jazz', ['jazz']],
  ['Opération rapport photogénique', []],
  // A stop separates phrases.
  ['Un jeu. Vidéo', ['leisure']],
])('the phrases of “%s” are %j', (text, meanings) => {
  expect(read(text)).toEqual(meanings);
});

test.each([
  ['Dans le cadre du festival', ['(festival)']],
  ['Festival de rock', ['music-festivals']],
  ['À l’occasion de son exposition', ['(exhibitions)']],
  ['Sans musique', ['(music)']],
  ['Une sculpture au musée', ['exhibitions', '(exhibitions)']],
  // The first occurrence is an aside, the second is not.
  ['Sans danse ? De la danse !', ['dance']],
])('the phrases of “%s” with the asides in brackets are %j', (text, meanings) => {
  expect(read(text)).toEqual(meanings);
});

test('a word of the name of the venue is an aside, unless the name is a single word', () => {
  expect(read('Un concert à la Rock School', ['Rock School'])).toEqual(['music', '(rock)']);
  expect(read('Un concert de rock', ['Rock'])).toEqual(['music', 'rock']);
});

test('only the first words are the head of a text', () => {
  const heads = [...findPhrases('Jazz et blues, puis une longue soirée de danse')].map(({ isHead }) => isHead);
  expect(heads).toEqual([true, true, false]);
});
