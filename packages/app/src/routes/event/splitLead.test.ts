import { expect, test } from 'vitest';
import { splitLead } from './splitLead';

const long = `Un ${'mot '.repeat(60).trim()}`;

test('the first sentences that fit stand under the title', () => {
  expect(splitLead(`Trois pianistes. On peut venir tard. ${long}.\n\nDeux pauses.`, 'fr')).toEqual({
    lead: 'Trois pianistes. On peut venir tard.',
    paragraphs: [`${long}.`, 'Deux pauses.'],
  });
});

test('a first sentence that is too long is not cut', () => {
  expect(splitLead(long, 'fr')).toEqual({ lead: '', paragraphs: [long] });
});

test('a short text is all lead', () => {
  expect(splitLead('Entrée libre.', 'fr')).toEqual({ lead: 'Entrée libre.', paragraphs: [] });
});

test('no text is neither lead nor paragraph', () => {
  expect(splitLead(' \n\n ', 'fr')).toEqual({ lead: '', paragraphs: [] });
});
