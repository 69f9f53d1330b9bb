import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dictionaries, type GrammarLanguage } from '../../testing/dictionaries.ts';
import { readFound } from '../../testing/readFound.ts';
import { oldestChild, oldestYoungChild } from '../constants.ts';
import { readAges } from './readAges.ts';

/** Returns the ages that are read from a line with their words, and the text that remains. */
function read(language: GrammarLanguage, line: string) {
  const options = { today: '2026-11-28', dictionary: dictionaries[language], findCommunes: () => [] };
  const { filters, text } = readFound(line, options);
  const ages = filters.filter(({ filter }) => filter === 'age');
  return [ages.map(({ value, words }) => `${value} «${line.slice(...words)}»`).join(), text];
}

describe('ages of children', () => {
  test.each([
    ['fr', 'spectacle pour ma fille de 4 ans', '4 «pour ma fille de 4 ans»', 'spectacle'],
    ['fr', 'dès 8 ans escape game', '8 «dès 8 ans»', 'escape game'],
    ['fr', 'cirque 4 ans', '4 «4 ans»', 'cirque'],
    ['fr', 'cirque 6-10 ans', '6-10 «6-10 ans»', 'cirque'],
    ['fr', 'cirque de 6 à 10 ans', '6-10 «de 6 à 10 ans»', 'cirque'],
    ['fr', 'cirque pour les 3-6 ans', '3-6 «pour les 3-6 ans»', 'cirque'],
    ['fr', 'mon fils de 7 ans robots', '7 «mon fils de 7 ans»', 'robots'],
    ['fr', 'cirque pour des enfants de 3 et 6 ans', '3-6 «pour des enfants de 3 et 6 ans»', 'cirque'],
    ['en', 'circus with kids aged 3 and 6 years old', '3-6 «with kids aged 3 and 6 years old»', 'circus'],
    ['es', 'circo con niños de 3 y 6 años', '3-6 «con niños de 3 y 6 años»', 'circo'],
    ['fr', 'enfants 5 ans cirque', '5 «enfants 5 ans»', 'cirque'],
    ['fr', 'à partir de 6 ans', '6 «à partir de 6 ans»', ''],
    ['fr', 'cirque 6 ans et plus', '6 «6 ans et plus»', 'cirque'],
    ['fr', 'cirque avec un bébé', '0 «avec un bébé»', 'cirque'],
    ['fr', 'cirque 0-3 ans', '0-3 «0-3 ans»', 'cirque'],
    ['fr', 'cirque pour les moins de 6 ans', '0-5 «pour les moins de 6 ans»', 'cirque'],
    ['fr', 'moins de 6 ans', '0-5 «moins de 6 ans»', ''],
    ['fr', 'cirque jumeaux de 5 ans', '5 «jumeaux de 5 ans»', 'cirque'],
    ['fr', 'cirque pour mes jumelles de 5 ans', '5 «pour mes jumelles de 5 ans»', 'cirque'],
    ['fr', 'cirque bébé de 18 mois', '1 «bébé de 18 mois»', 'cirque'],
    ['fr', 'cirque avec un bébé de 8 mois', '0 «avec un bébé de 8 mois»', 'cirque'],
    ['fr', 'cirque dès 30 mois', '2 «dès 30 mois»', 'cirque'],
    ['fr', 'cirque 6-36 mois', '0-3 «6-36 mois»', 'cirque'],
    ['fr', 'cirque à partir de 8 ans', '8 «à partir de 8 ans»', 'cirque'],
    ['fr', 'cirque pour garçon de 9 ans', '9 «pour garçon de 9 ans»', 'cirque'],
    ['en', 'circus suitable for ages 8 and up', '8 «suitable for ages 8 and up»', 'circus'],
    ['en', 'circus for ages 8+', '8 «for ages 8»', 'circus'],
    ['en', 'circus for under 6s', '0-5 «for under 6s»', 'circus'],
    ['en', 'circus kids under 6', '0-5 «kids under 6»', 'circus'],
    ['en', 'circus twins aged 5', '5 «twins aged 5»', 'circus'],
    ['en', 'circus 18 month old baby', '1 «18 month old baby»', 'circus'],
    ['en', 'circus with my 10 month old', '0 «with my 10 month old»', 'circus'],
    ['es', 'circo menores de 6 años', '0-5 «menores de 6 años»', 'circo'],
    ['es', 'circo gemelos de 5 años', '5 «gemelos de 5 años»', 'circo'],
    ['es', 'circo bebé de 18 meses', '1 «bebé de 18 meses»', 'circo'],
    ['es', 'circo desde 8 años', '8 «desde 8 años»', 'circo'],
    ['es', 'circo de 8 años en adelante', '8 «de 8 años en adelante»', 'circo'],
    ['en', 'circus with a 5 year old', '5 «with a 5 year old»', 'circus'],
    ['en', 'circus for 5-year-olds', '5 «for 5-year-olds»', 'circus'],
    ['en', 'my kid is 8 robots', '8 «my kid is 8»', 'robots'],
    ['en', 'circus for kids aged 6-10', '6-10 «for kids aged 6-10»', 'circus'],
    ['en', 'circus 6 to 10 years old', '6-10 «6 to 10 years old»', 'circus'],
    ['en', 'circus with a baby', '0 «with a baby»', 'circus'],
    ['es', 'circo con una niña de 5 años', '5 «con una niña de 5 años»', 'circo'],
    ['es', 'niños de 6 a 10 años circo', '6-10 «niños de 6 a 10 años»', 'circo'],
    ['es', 'circo 3 años', '3 «3 años»', 'circo'],
    ['es', 'circo a partir de 6 años', '6 «a partir de 6 años»', 'circo'],
    ['es', 'circo mi hija tiene 4 años', '4 «mi hija tiene 4 años»', 'circo'],
    ['en', 'circus my son turns 5', '5 «my son turns 5»', 'circus'],
    ['fr', 'cirque ma fille a 4 ans', '4 «ma fille a 4 ans»', 'cirque'],
    ['es', 'circo con bebé', '0 «con bebé»', 'circo'],
  ] as const)('%s: « %s » is %s', (language, line, ages, text) => {
    expect(read(language, line)).toEqual([ages, text]);
  });

  test.each([
    ['fr', '30 ans du festival'],
    ['fr', 'les 20 ans de Radiohead'],
    ['fr', 'les 10 ans du Trianon'],
    ['fr', 'fête ses 10 ans'],
    ['fr', '15 ans de rock'],
    ['fr', 'soirée 18 ans'],
    ['fr', 'de 18 à 25 ans'],
    ['fr', 'depuis 5 ans'],
    ['fr', 'gratuit pour les moins de 12 ans'],
    ['fr', 'gratuit moins de 12 ans'],
    ['fr', 'interdit aux moins de 16 ans'],
    ['fr', 'moins de 26 ans'],
    ['fr', 'expo 3 mois'],
    ['fr', 'dans 2 mois'],
    ['fr', 'plus de 8 ans'],
    ['fr', 'stage ados'],
    ['fr', 'bébés nageurs'],
    ['en', '10 years of jazz'],
    ['en', '18 year old'],
    ['en', '5 year anniversary'],
    ['en', 'teens'],
    ['en', 'under 12s free'],
    ['en', 'concert under 15'],
    ['en', 'in 3 months'],
    ['es', 'los 10 años del festival'],
    ['es', '15 años de rock'],
    ['es', '18 años'],
    ['es', 'hace 5 años'],
    ['es', 'gratis para menores de 12 años'],
    ['es', 'menores de 12 gratis'],
  ] as const)('%s: « %s » has no age of a child', (language, line) => {
    expect(read(language, line)[0]).toBe('');
  });

  test('only ranges of 0 to 17 years are read', () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(number, number, (youngest, oldest) => {
        const isRead = youngest <= oldest && oldest <= oldestChild;
        const isFamily = youngest === 0 && oldest >= oldestYoungChild;
        const filter = isFamily ? { filter: 'family', value: true } : { filter: 'age', value: [youngest, oldest] };
        expect(readAges(youngest, oldest)).toEqual(isRead ? [filter] : []);
      }),
    );
  });
});
