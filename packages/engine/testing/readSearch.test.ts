import { expect, test } from 'vitest';
import { readSearch } from './readSearch.ts';

test.each([
  ['jazz manouche', [['jazz', 'manouche']], []],
  ['jazz ou blues', [['jazz'], ['blues']], []],
  ['Jazz OU Blues or soul', [['jazz'], ['blues'], ['soul']], []],
  ['danza o circo', [['danza'], ['circo']], []],
  ['bowling, karaoké ou escape game', [['bowling'], ['karaoke'], ['escape', 'game']], []],
  ['bowling, karaoké', [['bowling', 'karaoke']], []],
  ['jazz -techno', [['jazz']], [['techno']]],
  ['-halle-tony-garnier', [], [['halle', 'tony', 'garnier']]],
  ['jazz ou blues -techno -house', [['jazz'], ['blues']], [['techno'], ['house']]],
  ['saint-ouen - rock', [['saint', 'ouen', 'rock']], []],
  ['-a -de', [], []],
  // « où » is another word, and no alternative stands alone.
  ['où va le monde', [['va', 'monde']], []],
  ["l'or du Rhin", [['or', 'rhin']], []],
  ['jazz ou jazz', [['jazz']], []],
  [
    'cours de jazz ou cours de danse',
    [
      ['cours', 'jazz'],
      ['cours', 'danse'],
    ],
    [],
  ],
  ['ou jazz', [['jazz']], []],
  ['jazz ou', [['jazz']], []],
])('« %s » has the alternatives %j and excludes %j', (text, alternatives, excluded) => {
  expect(readSearch(text)).toEqual({ alternatives, excluded });
});
