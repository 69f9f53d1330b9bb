import { expect, test } from 'vitest';
import { splitLead } from './splitLead';

const long = `Un ${'mot '.repeat(60).trim()}`;

test('the lead contains the first sentences within the limit', () => {
  expect(splitLead(`Trois pianistes. On peut venir tard. ${long}.\n\nDeux pauses.`, 'fr')).toEqual({
    lead: 'Trois pianistes. On peut venir tard.',
    paragraphs: [`${long}.`, 'Deux pauses.'],
  });
});

test('a first sentence beyond the limit is not cut', () => {
  expect(splitLead(long, 'fr')).toEqual({ lead: '', paragraphs: [long] });
});

test('a first sentence of 170 characters fits, one of 171 does not', () => {
  const sentence = `${'a'.repeat(169)}.`;
  expect(splitLead(sentence, 'fr').lead).toBe(sentence);
  expect(splitLead(`a${sentence}`, 'fr').lead).toBe('');
});

test('a short text has no paragraphs after the lead', () => {
  expect(splitLead('Entrée libre.', 'fr')).toEqual({ lead: 'Entrée libre.', paragraphs: [] });
});

test('the lead ends before a line break, and the paragraphs keep their line breaks', () => {
  expect(splitLead('Trois pianistes.\nOn peut venir tard.', 'fr')).toEqual({
    lead: 'Trois pianistes.',
    paragraphs: ['On peut venir tard.'],
  });
  expect(splitLead('« Venez ! »\r\nPortes à 20 h\nConcert à 21 h\n\nDeux pauses.', 'fr')).toEqual({
    lead: '« Venez ! »',
    paragraphs: ['Portes à 20 h\nConcert à 21 h', 'Deux pauses.'],
  });
});

test('a line that is not a sentence stays with the lines after it', () => {
  const programme = 'Portes à 20 h\nConcert à 21 h';
  expect(splitLead(programme, 'fr')).toEqual({ lead: '', paragraphs: [programme] });
  expect(splitLead('Un soir au parc. Avec\nla fanfare.', 'fr')).toEqual({
    lead: 'Un soir au parc.',
    paragraphs: ['Avec\nla fanfare.'],
  });
});

test('an empty text has no lead and no paragraphs', () => {
  expect(splitLead(' \n\n ', 'fr')).toEqual({ lead: '', paragraphs: [] });
});
