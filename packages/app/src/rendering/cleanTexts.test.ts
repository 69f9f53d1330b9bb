import { expect, test } from 'vitest';
import { cleanTexts } from './cleanTexts';

test('no text of an answer reorders or hides the text around it', () => {
  const event = { title: 'Bal\u202E gniws\u0000', lineup: ['\u2066Odette\u2069'], price: { text: null, euros: 0 } };
  expect(cleanTexts(event)).toEqual({ title: 'Bal gniws', lineup: ['Odette'], price: { text: null, euros: 0 } });
});
