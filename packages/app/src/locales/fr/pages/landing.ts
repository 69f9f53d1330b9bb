import type { LandingContent } from '@lively/ui/screens';
import { wall } from './wall';

export const landing: LandingContent = {
  meta: {
    title: 'Trouver quoi faire ce soir, près de chez vous',
    description:
      'Concerts, expos, matchs, fêtes de quartier : cherchez par ville et par date, gardez vos favoris et comprenez pourquoi chaque sortie vous est proposée.',
  },
  headline: { lines: ['Ce soir,', 'à {city},', 'il se passe', 'quelque chose.'], city: 'Lyon' },
  lead: 'Concerts, expos, matchs, fêtes de quartier : tout ce qui mérite de sortir de chez vous, et pourquoi ça vous plaira.',
  search: {
    label: 'Rechercher un événement',
    placeholder: 'Un artiste, un lieu, une envie…',
    submit: 'Rechercher',
    action: '/explore',
    name: 'q',
  },
  datesLabel: 'Choisir une date',
  dates: [
    { label: 'Ce soir', href: '/explore?date=today' },
    { label: 'Demain', href: '/explore?date=tomorrow' },
    { label: 'Ce week-end', href: '/explore?date=weekend' },
    { label: 'Toutes les dates', href: '/explore' },
  ],
  figuresLabel: 'Lively en chiffres',
  figures: [
    { value: '10K+', label: 'événements en France' },
    { value: '50K+', label: 'utilisateurs' },
    { value: '500+', label: 'villes' },
  ],
  events: { title: 'À l’affiche', all: { label: 'Tout explorer', href: '/explore' } },
  features: {
    title: 'Choisir vite, choisir bien',
    items: [
      {
        id: 'reasons',
        title: 'Vous savez pourquoi',
        text: 'Chaque recommandation montre ses raisons : vos goûts, la distance, la date. Additionnez-les, vous retrouvez le score.',
        category: 'music',
      },
      {
        id: 'near',
        title: 'À côté, pas n’importe où',
        text: 'De Paris à Cannes, les sorties se classent par distance. Votre position reste sur votre appareil.',
        category: 'sport',
      },
      {
        id: 'keep',
        title: 'Rien ne se perd',
        text: 'Un cœur pour garder une idée, un agenda pour ne pas l’oublier, un lien pour emmener quelqu’un.',
        category: 'culture',
      },
      {
        id: 'publish',
        title: 'À vous de jouer',
        text: 'Un concert de poche, un tournoi, un repas de rue : publiez-le gratuitement. Sans photo ? Nous dessinons l’affiche.',
        category: 'festival',
      },
    ],
  },
  testimonials: {
    title: 'Ils sont sortis',
    items: [
      {
        id: 'nadia',
        quote:
          '« J’ai découvert un récital au lever du jour à vingt minutes de chez moi. Je ne l’aurais jamais cherché. »',
        name: 'Nadia B.',
        role: 'Paris, sort le dimanche',
      },
      {
        id: 'hugo',
        quote: '« La petite ligne “à 4 km, dans deux jours” m’a décidé. Le soir même, j’étais au bord du terrain. »',
        name: 'Hugo M.',
        role: 'Toulouse, supporter intermittent',
      },
      {
        id: 'solene',
        quote: '« Nous étions douze à la première dégustation, soixante à la quatrième. Je n’ai imprimé aucun tract. »',
        name: 'Solène K.',
        role: 'Bordeaux, organisatrice',
      },
    ],
  },
  callToAction: {
    title: 'Et vous, vous sortez quand ?',
    text: 'L’inscription et la découverte sont gratuites. Dites-nous ce que vous aimez, le reste tient en une page.',
    primary: { label: 'Créer un compte', href: '/auth' },
    secondary: { label: 'Explorer sans compte', href: '/explore' },
  },
  wall,
};
