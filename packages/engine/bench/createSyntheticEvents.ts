import { knownCities } from '../src/constants.ts';
import { addDays } from '../src/dates/civilDate.ts';
import { eventTextNames, type LivelyEvent, mapNames, preferenceCategories } from '../src/index.ts';
import { readPrice } from '../src/prices/readPrice.ts';
import { createRandom, type Random } from './createRandom.ts';

/** Creates synthetic French events around a day. The same seed gives the same events. */
export function createSyntheticEvents(count: number, today: string, seed = 1): LivelyEvent[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => createEvent(random, today));
}

function createEvent(random: Random, today: string): LivelyEvent {
  const family = random.pick(preferenceCategories);
  const subcategory = random.below(10) < 8 ? random.pick(family.subcategories) : null;
  const city = random.pick(cities);
  const known = knownCities.find(({ name }) => name === city);
  const venue = `${random.pick(venues)} ${random.pick(names)}`;
  const upvotesCount = random.below(60);
  const downvotesCount = random.below(20);
  return {
    ...mapNames(eventTextNames, () => null),
    id: random.uuid(),
    title: createTitle(random, city),
    category: random.pick(family.categories),
    subcategory,
    location: random.pick([city, city, `${city} ${1 + random.below(20)}e`, `${city}, France`]),
    venue,
    // One event in four has coordinates: those of one of 400 places around its city.
    coordinates:
      known && !random.below(4)
        ? {
            latitude: known.latitude + random.below(20) / 40,
            longitude: known.longitude + random.below(20) / 40,
          }
        : null,
    date: random.below(50) ? addDays(today, random.below(180) - 10) : null,
    time: random.below(5) ? `${10 + random.below(13)}:${random.pick(['00', '15', '30', '45'])}` : null,
    endTime: null,
    timeZone: random.below(100) ? 'Europe/Paris' : 'Indian/Reunion',
    timings: [],
    days: null,
    status: random.below(40) ? 'scheduled' : random.pick(['cancelled', 'postponed', 'full']),
    attendance: 'on_site',
    participants: random.below(3) ? Math.floor(20 * 1.5 ** random.below(16)) : null,
    maxCapacity: null,
    minAge: null,
    maxAge: null,
    accessibility: [],
    accessibilityAt: null,
    ...random.pick(prices),
    organizer: random.below(2) ? `Association ${random.pick(names)}` : null,
    isReserved: false,
    isNotice: false,
    features: [],
    lineup: [],
    rating: random.below(4) ? null : 3 + random.below(21) / 10,
    reviews: null,
    createdBy: null,
    createdAt: '2026-11-01T08:00:00Z',
    upvotesCount,
    downvotesCount,
    popularityScore: upvotesCount - downvotesCount,
    purchasesCount: random.below(20) ? 0 : random.below(900),
  };
}

/**
 * Creates a title of about sixty characters, as in real agendas. Names are made of syllables, so that there are enough
 * different words.
 */
function createTitle(random: Random, city: string): string {
  const parts = [
    random.pick(openings),
    random.pick(subjects),
    random.pick(complements),
    random.pick([
      `à ${city}`,
      `avec ${createName(random)} ${createName(random)}`,
      `au ${random.pick(venues)} ${createName(random)}`,
      createName(random),
    ]),
  ];
  return parts.join(' ');
}

function createName(random: Random): string {
  const name = Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const cities = [
  ...knownCities.map(({ name }) => name),
  'Paris',
  'Paris',
  'Paris',
  'Lyon',
  'Lille',
  'Nantes',
  'Rennes',
  'Saint-Étienne',
  'Villeparisis',
  'Montpellier',
  'Strasbourg',
];
const openings = [
  'Nuit du',
  'Soirée',
  'Festival de',
  'Concert de',
  'Atelier de',
  'Visite guidée :',
  'Exposition :',
  'Rencontre autour du',
  'Grand bal',
  'Les Rendez-vous du',
  'Marché de',
  'Tournoi de',
  'Projection :',
  'Conférence :',
  'Fête de la',
  'Journée du',
  'Spectacle de',
  'Brocante du',
  'Balade',
  'L’Été du',
  'Printemps du',
  'Hommage à',
];
const subjects = [
  'jazz manouche',
  'musique classique',
  'théâtre d’improvisation',
  'cinéma muet',
  'patrimoine industriel',
  'danse contemporaine',
  'photographie argentique',
  'cuisine italienne',
  'rock français',
  'slam et poésie',
  'chœur d’enfants',
  'bande dessinée',
  'jeux vidéo rétro',
  'rugby amateur',
  'randonnée nocturne',
  'création numérique',
  'vins naturels',
  'céramique',
  'opéra bouffe',
  'cirque',
  'marionnettes',
  'contes créoles',
  'fanfare',
  'orgue',
  'œuvres baroques',
  'escalade',
  'course à pied',
  'yoga',
  'football',
  'brocante vinyle',
];
const complements = [
  'en plein air',
  'pour petits et grands',
  'au bord de l’eau',
  'en famille',
  'des quartiers',
  'à ciel ouvert',
  '– édition spéciale',
  'en nocturne',
  'd’hier et d’aujourd’hui',
  'entre amis',
  'au clair de lune',
  'du dimanche',
  'de printemps',
  'd’été',
  'sans frontières',
  'de la Méditerranée',
  'et pique-nique',
  'pour débutants',
  'avec l’orchestre',
  'sous les étoiles',
];
const venues = [
  'Théâtre',
  'Salle',
  'Espace',
  'Médiathèque',
  'Musée',
  'Parc',
  'Gymnase',
  'Halle',
  'Église',
  'Café',
  'Maison',
  'Stade',
];
const names = [
  'Molière',
  'Victor-Hugo',
  'des Arts',
  'Jean-Vilar',
  'du Marché',
  'Saint-Paul',
  'de la Gare',
  'Simone-Veil',
  'Jules-Ferry',
  'de l’Étoile',
  'Beaumarchais',
  'Édith-Piaf',
  'George-Sand',
  'des Lices',
  'Pasteur',
  'Clémenceau',
];
const syllables = [
  'ba',
  'ri',
  'mon',
  'ta',
  'lé',
  'vi',
  'dor',
  'chan',
  'sou',
  'pel',
  'gue',
  'ran',
  'ma',
  'fi',
  'nou',
  'ca',
  'ler',
  'bé',
  'tri',
  'jo',
  'lan',
  'der',
  'ques',
  'roi',
  'sar',
  'vel',
  'min',
  'dou',
  'zac',
  'pin',
];

const prices = ['Gratuit', '12 €', '25€', 'À partir de 18 €', '10-15€', 'Prix sur invitation', null].map((price) => {
  const { kind, euros } = readPrice(price ?? '');
  return { price, priceKind: kind, priceAmount: euros };
});
