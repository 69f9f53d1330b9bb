import { expect, test } from 'vitest';
import { searchedWords } from './searchedWords.ts';

test.each([
  ['a word', 'Jazz', ['jazz']],
  ['common words beside others', 'un concert à l’Olympia', ['concert', 'olympia']],
  ['common words alone', 'le la l', ['le', 'la']],
  ['letters beside words', 'b jazz k', ['jazz']],
  ['letters beside a common word', 'b le k', ['b']],
  ['letters alone', 'b k z', ['b']],
  ['digits', 'Terminal 5', ['terminal', '5']],
  ['characters that are words', '音 乐', ['音', '乐']],
  ['the same word again', 'jazz Jazz jazz', ['jazz']],
  ['more words than the limit', 'aa bb cc dd ee ff gg hh ii jj', ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh']],
  ['a hundred letters', 'abcdefghijklmnopqrstuvwxyz'.split('').join(' '), ['b']],
  ['no word', ' … !', []],
])('of %s, a search uses the right words', (_, text, words) => {
  expect(searchedWords(text)).toEqual(words);
});
