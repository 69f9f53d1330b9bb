import { test } from 'vitest';
import { splitWords } from '../../../packages/engine/src/text/splitWords.ts';
import { compareWithEngine } from '../compareWithEngine.ts';

test('the database and the engine fold and split words the same way', () =>
  compareWithEngine(
    'private.words_of($1)',
    [
      'L’Œuvre d’Été à Saint-Ouen !',
      'Привет Мир',
      '日本語 テスト',
      'ﬁn ½ ① ß Ø',
      '20h30 12.5',
      '😀 fête😀jazz',
      'Ŀl·l',
      'Nº5 ª',
      'a_b',
      'a\u200bb',
      'ÆON',
      'Entrée 5 € – à 20 °C…',
      'Été 😀 ½ № ₨',
    ],
    (text) => splitWords(text).join(' '),
  ));
