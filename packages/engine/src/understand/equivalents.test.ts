import { describe, expect, test } from 'vitest';
import { dictionaries, grammarLanguages } from '../../testing/dictionaries.ts';
import { createCommuneFinder } from '../../testing/findAllCommunes.ts';
import { readFound } from '../../testing/readFound.ts';

// What one language reads, the other two read in the same way.

/** Reads a line on Tuesday 24 November 2026: the filters, without their words, in the order of their names. */
const createReader = (language: (typeof grammarLanguages)[number]) => {
  const findCommunes = createCommuneFinder(language);
  return (line: string) => {
    const { filters } = readFound(line, { today: '2026-11-24', dictionary: dictionaries[language], findCommunes });
    return filters.map(({ filter, value }) => `${filter}=${value}`).sort();
  };
};

const readers = { fr: createReader('fr'), en: createReader('en'), es: createReader('es') };

const evening = { fr: 'soir', en: 'evening', es: 'noche' };
/** A day after a word, and the same with a number in words. */
const counting = { fr: ['dans # jours', 'à # heures'], en: ['in # days', 'at # pm'], es: ['en # días', 'a las # pm'] };

describe.each(grammarLanguages)('in %s,', (language) => {
  const { weekdays, months, numbers } = dictionaries[language];
  const read = readers[language];
  const spellings = (list: string) => list.split('|').map((each) => each.split(' ')[0] ?? '');
  /** Lists the abbreviations of a name that begin no earlier name of the list. */
  const abbreviationsOf = (names: readonly string[], name: string) =>
    Array.from({ length: name.length - 2 }, (_, later) => name.slice(0, later + 3)).filter(
      (short) => names.find((each) => each.startsWith(short)) === name,
    );

  test('weekdays and months have at least three letters', () => {
    for (const [names, lineOf] of [
      [spellings(weekdays), (name: string) => `${name} ${evening[language]}`],
      [spellings(months), (name: string) => `12 ${name}`],
    ] as const)
      for (const name of names) {
        const meaning = read(lineOf(name));
        expect(meaning[0]).toMatch(/^days=/);
        for (const short of abbreviationsOf(names, name))
          expect([short, read(lineOf(short))]).toEqual([short, meaning]);
      }
  });

  test('a number that counts something may be a word', () => {
    for (const [index, word] of numbers.split(' ').entries())
      for (const line of index ? counting[language] : [])
        expect([word, read(line.replace('#', word))]).toEqual([word, read(line.replace('#', String(index + 1)))]);
  });

  test('signs join alternatives as words do', () => {
    const [word = ''] = dictionaries[language].or.split(' ');
    for (const sign of ['/', ' / ', ' & ', ' + ']) {
      expect(read(`jazz${sign}rock`)).toEqual(read(`jazz ${word} rock`));
      expect(read(`Lyon${sign}Lille`)).toEqual(read(`Lyon ${word} Lille`));
    }
    expect(read(`jazz ${word} rock`)).toEqual(['topics=jazz,rock']);
  });
});

test.each([
  // The opposite, or a part, of what the words say would be a wrong filter.
  [['hours=18:00-24:00'], 'rien avant 18h', 'nothing before 6pm', 'nada antes de las 18h'],
  [['hours=21:00-24:00'], 'rien qui commence avant 21h', 'nothing before 9pm', 'nada antes de las 21h'],
  [['hours=18:00-24:00', 'maxPrice=0'], 'gratuit après 18h', 'free after 6pm', 'gratis después de las 18h'],
  [['day=today'], 'quelque chose maintenant', 'something right now', 'algo ahora mismo'],
  [['family=true'], 'un truc avec les gosses', 'something with kids', 'algo con niños'],
  [['hours=00:00-22:00'], 'pas après 22h', 'not after 10pm', 'no después de las 22h'],
  [['days=2026-12-11_2027-12-11'], 'après le 10 décembre', 'after 10 december', 'después del 10 de diciembre'],
  [['days=2026-11-30_2027-11-30'], 'à partir de lundi', 'starting monday', 'desde el lunes'],
  [['days=2026-11-24_2026-11-26'], 'avant vendredi 18h', 'before friday 6pm', 'antes del viernes a las 18h'],
  [['days=2026-12-01_2027-12-01'], 'après lundi soir', 'after monday evening', 'después del lunes por la noche'],
  [
    ['commune=Lyon', 'days=2026-11-27_2027-11-27'],
    'à partir de vendredi à Lyon',
    'from friday in Lyon',
    'desde el viernes en Lyon',
  ],
  [['days=2026-12-10', 'hours=20:00-20:30'], 'le 10 à 20h', 'on the 10th at 8pm', 'el 10 a las 20h'],
  [['days=2026-12-10_2026-12-11'], 'le 10 et le 11 Zaz', 'on the 10th and the 11th Zaz', 'el 10 y el 11 Zaz'],
  [[], 'semaine de décembre', 'last week of december', 'última semana de diciembre'],
  [[], 'premier samedi de décembre', 'first saturday of december', 'último sábado de diciembre'],
  [['days=2027-03-28'], 'dimanche de Pâques', 'easter sunday', 'domingo de Pascua'],
  [['days=2026-11-24_2026-11-30'], 'cet automne', 'this autumn', 'este otoño'],
  [['day=today', 'hours=12:00-14:00'], 'ce midi', 'this lunchtime', 'este mediodía'],
  [['days=2026-11-24_2026-11-27'], 'd’ici vendredi', 'by friday', 'de aquí al viernes'],
  [['maxPrice=15'], 'abordable', 'affordable', 'asequible'],
  [['maxPrice=15'], 'moins de 15 balles', 'under 15 quid', 'menos de 15 pavos'],
  [['position=true', 'radius=20'], 'à moins de 20 km', 'within 10 miles', 'menos de 20 km'],
  [
    ['day=tonight', 'position=true', 'radius=20'],
    'ce soir à moins de 20 km',
    'tonight within 10 miles',
    'esta noche a menos de 20 km',
  ],
  [['position=true'], 'dans mon quartier', 'in my area', 'por mi zona'],
  [
    ['commune=Nancy', 'radius=20'],
    'à moins de 20 km de Nancy',
    'within 10 miles of Nancy',
    'a menos de 20 km de Nancy',
  ],
  [['commune=Lyon', 'radius=20'], 'Lyon et ses environs', 'Lyon and around', 'Lyon y alrededores'],
  [['days=2026-11-29', 'maxPrice=0'], 'gratuit le 29 novembre', 'free on 29 november', 'gratis el 29 de noviembre'],
  // One of two would be a wrong filter, also after an article.
  [[], 'karaoké ou du théâtre', 'karaoke or the theatre', 'karaoke o el teatro'],
  [['maxPrice=0'], 'rien de payant', 'nothing paid', 'nada de pago'],
  [['family=true'], 'sortie familiale', 'family activities', 'plan familiar'],
  // What is about children need not be for them.
  [[], 'droits de l’enfant', 'Karate Kid', 'derechos de los niños'],
  [[], 'protection des enfants', 'rights of the child', 'coro de niños'],
  [['subcategory=cinema'], 'cinéma muet', 'silent movie', 'cine mudo'],
  [['commune=Poitiers'], 'sans violence Poitiers', 'without violence Poitiers', 'sin violencia Poitiers'],
  [['areas=Lyon 3e'], 'kermesse Lyon 3', 'drop-in Lyon 3', 'verbena Lyon 3'],
  [['commune=Nice'], 'on fait quoi Nice', "what's on Nice", 'qué hacer Nice'],
  // A day from which, or until which, is not that day alone.
  [['days=2026-11-25_2027-11-25'], 'à partir de demain', 'starting tomorrow', 'a partir de mañana'],
  [['days=2026-11-24_2026-11-25'], 'jusqu’à demain', 'until tomorrow', 'hasta mañana'],
  [['days=2026-11-24_2027-01-03'], 'jusqu’au 3 janvier', 'until january 3', 'hasta el 3 de enero'],
  [['days=2026-12-10_2027-12-10'], 'à partir du 10', 'from the 10th', 'a partir del 10'],
  [[], 'à partir de 10 personnes', 'from 10 people', 'a partir de 10 personas'],
  // A year is the whole year, and none beside another one or after a season that two years share.
  [['category=music', 'days=2027-01-01_2027-12-31'], 'concerts en 2027', 'concerts 2027', 'conciertos 2027'],
  [['days=2028-06-01_2028-08-31'], 'en été 2028', 'in summer 2028', 'en verano 2028'],
  [[], 'hiver 2027', 'winter 2027', 'invierno 2027'],
  [[], 'saison 2026-2027', 'season 2026-2027', 'temporada 2026-2027'],
  [[], 'Blade Runner 2049', 'at 2030', 'Blade Runner 2049'],
  [[], 'avant 2027', 'before 2027', 'antes de 2027'],
  [[], 'après 2026', 'after 2026', 'después de 2026'],
  [[], 'jusqu’en 2027', 'until 2027', 'hasta 2027'],
  [[], 'fin 2026', 'late 2026', 'finales de 2026'],
  [[], 'début 2027', 'early 2027', 'principios de 2027'],
  [[], 'nouvel an 2027', 'new year 2027', 'año nuevo 2027'],
  [[], 'après juin', 'after june', 'después de junio'],
  [['areas=Paris 11e'], 'Paris 75011', 'Paris 75011', 'París 75011'],
  [['commune=Saint-Denis'], 'Saint-Denis 93200', 'Saint-Denis 93200', 'Saint-Denis 93200'],
  [['subcategory=exhibitions'], 'exposition de Picasso', 'exhibition of Picasso', 'exposición de Picasso'],
  [['subcategory=rugby'], 'match de rugby', 'rugby match', 'partido de rugby'],
  [['access=quiet'], 'horaires calmes', 'quiet hours', 'horas tranquilas'],
  [['minPrice=0.01'], 'rien de gratuit', 'nothing free', 'nada gratis'],
  [
    ['days=2026-12-04_2026-12-06'],
    'du vendredi 4 au dimanche 6',
    'from friday 4 to sunday 6',
    'del viernes 4 al domingo 6',
  ],
  [['days=2026-12-07_2026-12-13'], 'dans deux semaines', 'in two weeks', 'en dos semanas'],
  [['days=2026-12-14_2026-12-20'], 'semaine du 14', 'week of the 14th', 'semana del 14'],
  [['age=6-10'], '6/10 ans', '6/10 year olds', '6/10 años'],
  [['maxPrice=15'], 'gratuit ou pas cher', 'free or cheap', 'gratis o barato'],
  // Only an amount has a currency: the first of two numbers may be anything.
  [[], 'budget 15 20 euros', 'budget 15 20 euros', 'presupuesto 15 20 euros'],
  [['maxPrice=12.5'], 'moins de 12,50 €', 'under €12,50', 'menos de 12,50 euros'],
  [['age=3-6'], 'entre 3 et 6 ans', 'ages 3 to 6', 'entre 3 y 6 años'],
  [['age=1'], 'bébé de 1 an', 'baby of 1', 'bebé de 1 año'],
  [
    ['age=5', 'age=9'],
    'pour mon fils de 5 ans et ma fille de 9 ans',
    'for my son of 5 and my daughter of 9',
    'para mi hijo de 5 años y mi hija de 9 años',
  ],
  // Children under twelve: one of their ages is enough.
  [['family=true'], 'moins de 12 ans', 'kids under 12', 'menores de 12 años'],
  [['family=true'], 'sortie avec mes 3 enfants', 'my 3 kids', 'con mis 3 hijos'],
  [['access=visual'], 'pour aveugle', 'for a blind person', 'para un ciego'],
  [['days=2027-09-01_2027-11-30'], 'automne 2027', 'fall 2027', 'otoño 2027'],
  // Of two years none is meant alone.
  [['category=festival'], 'festival 2027 - 2028', 'festival 2027 - 2028', 'festival 2027 - 2028'],
  // A station is no town.
  [[], 'près de la gare de Lyon', 'near Gare de Lyon', 'cerca de la estación de Lyon'],
])('equal filters: %j', (filters, ...lines) => {
  expect(grammarLanguages.map((language, index) => readers[language](lines[index] ?? ''))).toEqual(
    lines.map(() => [...filters].sort()),
  );
});

test.each([
  ['fr', 'vend des vinyles', []],
  ['fr', 'dans mon coin', ['position=true']],
  // The name of a church is no town, and that of a quarter not the village that shares it.
  ['fr', 'concert à Belleville', ['category=music']],
  ['fr', 'concert cathédrale Saint-Étienne', ['category=music']],
  ['fr', 'ce soir Saint-Étienne', ['commune=Saint-Étienne', 'day=tonight']],
  ['fr', 'accès handicapé', ['access=mobility']],
  ['fr', 'concert gratui', ['category=music', 'maxPrice=0']],
  ['fr', 'du côté de Bayonne', ['commune=Bayonne', 'radius=20']],
  ['es', 'dominó', []],
  ['es', 'Marte', []],
  ['fr', 'jeu de rôle', []],
  ['fr', 'sauf le week-end', []],
  ['fr', 'garde d’enfants', []],
  ['fr', 'pont du 11 novembre', []],
  ['fr', 'Le Bon Marché', ['maxPrice=15']],
  ['en', 'bank holiday weekend', []],
  ['fr', 'moins de 26 ans gratuit', []],
  ['es', 'menores de 26 gratis', []],
  ['fr', 'lundi en huit', []],
  ['fr', 'rien d’autre que du jazz', ['subcategory=jazz']],
  ['fr', 'gratuit avant 18h', []],
  ['en', 'a week on monday', []],
  ['en', 'gigs Lyon 2moro', ['category=music', 'commune=Lyon', 'day=tomorrow']],
  ['en', 'The Weeknd', []],
  ['fr', 'théâtre accessible fauteuil', ['access=mobility', 'subcategory=theatre']],
  ['es', 'en el 11', []],
  ['fr', 'en Corse avec des enfants', ['areas=Corse', 'family=true']],
  ['es', 'en París con niños', ['commune=Paris', 'family=true']],
] as const)('in %s, « %s » has exactly these filters: %j', (language, line, filters) => {
  expect(readers[language](line)).toEqual(filters);
});

test.each([
  [
    ['à deux'],
    'concert à deux ce soir',
    ['for two'],
    'concert for two tonight',
    ['para dos'],
    'concierto para dos hoy',
  ],
  [['2 personnes'], 'théâtre 2 personnes', ['2 people'], 'theatre 2 people', ['2 personas'], 'teatro 2 personas'],
  // No filter means a time of the first or the last day alone.
  [['18h'], 'avant vendredi 18h', ['6pm'], 'before friday 6pm', ['a las 18h'], 'antes del viernes a las 18h'],
  [
    ['soir'],
    'après lundi soir',
    ['evening'],
    'after monday evening',
    ['por la noche'],
    'después del lunes por la noche',
  ],
  // An exact price is no filter.
  [
    ['15 euros', 'par personne'],
    'concert 15 euros par personne',
    ['15 euros', 'per person'],
    'concert 15 euros per person',
    ['15 euros', 'por persona'],
    'concierto 15 euros por persona',
  ],
])('words without a filter are shown, and not searched: %j', (...cases) => {
  for (const [index, language] of grammarLanguages.entries()) {
    const [words, line] = [cases[index * 2], String(cases[index * 2 + 1])];
    const { text, unread } = readFound(line, {
      ...{ today: '2026-11-24', dictionary: dictionaries[language] },
      findCommunes: createCommuneFinder(language),
    });
    expect([line, text, unread.map((span) => line.slice(...span))]).toEqual([line, '', words]);
  }
});

test('words before a place that is no commune are not searched', () => {
  const lines = { fr: 'près de Montmartre', en: 'near Montmartre', es: 'cerca de Montmartre' };
  for (const language of grammarLanguages) {
    const { text, unread } = readFound(lines[language], {
      ...{ today: '2026-11-24', dictionary: dictionaries[language] },
      findCommunes: createCommuneFinder(language),
    });
    expect([text, unread.length]).toEqual(['Montmartre', 1]);
  }
});

test.each([
  ['2026-12-27', 'entre Noël et le jour de l’an', 'days=2026-12-27_2027-01-01'],
  ['2027-03-28', 'week-end de Pâques', 'days=2027-03-28_2027-03-29'],
  ['2027-05-07', 'week-end de l’Ascension', 'days=2027-05-07_2027-05-09'],
])('holidays that have begun on %s last: « %s »', (today, line, days) => {
  const { filters } = readFound(line, { today, dictionary: dictionaries.fr, findCommunes: () => [] });
  expect(filters.map(({ filter, value }) => `${filter}=${value}`)).toEqual([days]);
});
