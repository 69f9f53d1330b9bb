import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropForbiddenCharacters } from './dropForbiddenCharacters.ts';

test.each([
  ['Bal\u0000\u0008\u000b\r\u001f\u007f swing', 'Bal swing'],
  ['one\n\ttwo', 'one\n\ttwo'],
  ['\ufffeJazz\uffff', 'Jazz'],
  ['\ud800Jazz\udc00', 'Jazz'],
  ['👩\u200d🎤 l’été \ufffd \ue000 \u0085', '👩\u200d🎤 l’été \ufffd \ue000 \u0085'],
])('%j becomes %j', (text, kept) => {
  expect(dropForbiddenCharacters(text)).toBe(kept);
});

test('any text keeps exactly the characters of XML 1.0, without the carriage return and the delete character', () => {
  const isForbidden = (character: string) => !/[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(character);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.nat(0xffff), (one, other, unit) => {
      const text = `${one}${String.fromCharCode(unit)}${other}`;
      const kept = [...text].filter((character) => !isForbidden(character) && character !== '\u007f');
      expect(dropForbiddenCharacters(text)).toBe(kept.join(''));
    }),
  );
});
