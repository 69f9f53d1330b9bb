import { expect, test } from 'vitest';
import { matchesSearch } from './matchesSearch';

test.each([
  ['evenement', 'Créer un Événement'],
  ['ÉVÉNEMENT', 'Créer un evenement'],
  ["l'affiche", 'Le dos de l’affiche'],
  ['9 h à 18 h', 'de 9\u00a0h à 18\u00a0h'],
  ['  mot de  passe ', 'Mot de passe oublié'],
  ['', 'n’importe quoi'],
])('%j is found in %j', (search, text) => {
  expect(matchesSearch(search, 'autre chose', text)).toBe(true);
});

test('a missing word is not found', () => {
  expect(matchesSearch('remboursement', 'Créer un compte', 'Quatre étapes')).toBe(false);
});

test('a search of two words is searched as one phrase', () => {
  expect(matchesSearch('compte supprimer', 'Supprimer mon compte')).toBe(false);
});
