import type { GuideContent } from '@lively/ui/screens';

export const useFilters: GuideContent = {
  meta: {
    title: 'Utiliser les filtres',
    description:
      'Recherche, ville, date, catégorie et cinq tris : ce que fait chaque filtre d’Explorer, comment les combiner et sortir d’une liste vide.',
  },
  poster: { category: 'tech', seed: 'use-filters' },
  overline: 'Sortir',
  title: 'Utiliser les filtres',
  lead: 'Un filtre retire, un tri range. Les deux ensemble ramènent une ville entière à une dizaine d’affiches.',
  facts: ['4 filtres', '5 tris'],
  parts: [
    {
      id: 'filters',
      kind: 'text',
      title: 'Les quatre filtres',
      blocks: [
        {
          table: {
            caption: 'Ce que retient chaque filtre',
            head: ['Filtre', 'Ce qu’il retient'],
            rows: [
              [
                'Recherche',
                'Les événements dont les textes contiennent vos mots, sans tenir compte des accents ni des majuscules',
              ],
              [
                'Ville',
                'Paris, Lyon, Marseille, Toulouse ou Cannes ; « Paris 11e » compte pour Paris, « Villeparisis » non',
              ],
              [
                'Date',
                'Toutes les dates, aujourd’hui, demain, ce week-end (samedi et dimanche ; le vendredi dès 18 h, la soirée aussi)',
              ],
              ['Catégorie', 'Musique, sport, loisirs, culture, tech, festival ou gastronomie, une à la fois'],
            ],
          },
        },
        'Les dates sont celles du lieu : « aujourd’hui » à Lyon reste aujourd’hui à Lyon, même si vous êtes à Montréal.',
      ],
    },
    {
      id: 'sorts',
      kind: 'text',
      title: 'Les cinq tris',
      blocks: [
        {
          list: [
            '**Popularité** : avis favorables moins avis défavorables. C’est l’ordre de départ.',
            '**Score** : vos préférences, la distance, la catégorie choisie. Voir [les règles](/ranking).',
            '**Distance** : du plus proche au plus lointain. Un lieu inconnu passe en dernier.',
            '**Date** : du plus tôt au plus tard.',
            '**Prix** : les gratuits d’abord, les prix illisibles à la fin. « De 12 à 20 € » compte pour 12.',
          ],
        },
        'Le bouton de remise à zéro retire tous les filtres et range par score.',
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'À savoir',
      tips: [
        'Liste vide ? La page nomme le filtre à retirer et le nombre d’événements que cela ramène.',
        'L’adresse contient vos filtres : ajoutez-la à vos favoris, elle montrera chaque semaine le week-end en cours.',
        'La géolocalisation choisit la ville connue la plus proche, sur votre appareil. Si vous refusez, nous gardons Paris.',
      ],
    },
  ],
  action: { label: 'Essayer dans Explorer', href: '/explore' },
  next: {
    title: 'Et ensuite',
    links: [
      { label: 'Découvrir des événements', href: '/help/discover-events', text: 'Quatre façons de chercher.' },
      { label: 'Participer à un événement', href: '/help/participate-event', text: 'Du billet à l’agenda.' },
    ],
  },
};
