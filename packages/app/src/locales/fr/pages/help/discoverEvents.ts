import type { GuideContent } from '@lively/ui/screens';

export const discoverEvents: GuideContent = {
  meta: {
    title: 'Découvrir des événements',
    description:
      'Recherche, filtres, recommandations, affiches : quatre façons de trouver une sortie sur Lively, trois fonctions à connaître et quatre conseils.',
  },
  poster: { category: 'festival', seed: 'discover-events' },
  overline: 'Sortir',
  title: 'Découvrir des événements',
  lead: 'Parfois vous savez ce que vous voulez, parfois non. Il y a un chemin pour chaque humeur.',
  facts: ['4 façons de chercher', '3 fonctions', '4 conseils'],
  parts: [
    {
      id: 'ways',
      kind: 'cards',
      title: 'Quatre façons de chercher',
      cards: [
        {
          id: 'search',
          title: 'Par un mot',
          text: 'Un artiste, une salle, une envie. La recherche ignore les accents et les majuscules : « ecole » trouve « École ».',
        },
        {
          id: 'filters',
          title: 'Par ville et par date',
          text: 'Dans [Explorer](/explore), choisissez Paris, Lyon, Marseille, Toulouse ou Cannes, puis aujourd’hui, demain ou ce week-end.',
        },
        {
          id: 'for-you',
          title: 'Par vos goûts',
          text: '« Pour vous » propose au plus dix sorties, de celle qui vous ressemble le plus à celle qui vous surprendra.',
        },
        {
          id: 'category',
          title: 'Par la couleur',
          text: 'Sept catégories, sept couleurs d’affiche. Choisissez-en une et laissez l’œil décider.',
        },
      ],
    },
    {
      id: 'features',
      kind: 'cards',
      title: 'Trois fonctions à connaître',
      cards: [
        {
          id: 'reasons',
          title: 'Les raisons',
          text: 'Sous chaque recommandation : « +50 Jazz, +30 à 12 km ». Les points s’additionnent, le total est le score.',
        },
        {
          id: 'favourite',
          title: 'Le cœur',
          text: 'Il garde un événement dans « Mes sorties ». Personne d’autre ne le voit.',
        },
        {
          id: 'vote',
          title: 'Le vote',
          text: '« Ça me tente » ou non : un vote par personne, que l’on peut changer ou retirer. À partir de dix avis favorables, l’événement porte la mention « Populaire ».',
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Quatre conseils',
      tips: [
        'Commencez par la date. Une ville entière un mardi soir tient sur un écran.',
        'Quand la liste est vide, lisez la ligne proposée : elle indique quel filtre retirer et ce que cela ramène.',
        'L’adresse de la page contient votre recherche. Copiez-la, envoyez-la : l’autre voit la même chose.',
        'Retirez une préférence qui ne vous ressemble plus. Le classement change immédiatement.',
      ],
    },
  ],
  action: { label: 'Explorer les événements', href: '/explore' },
  next: {
    title: 'Et ensuite',
    links: [
      {
        label: 'Utiliser les filtres',
        href: '/help/use-filters',
        text: 'Ville, date, catégorie, tri : ce que fait chacun.',
      },
      {
        label: 'Participer à un événement',
        href: '/help/participate-event',
        text: 'Du billet au rappel dans votre agenda.',
      },
      { label: 'Comment nous classons', href: '/ranking', text: 'Les règles, avec leurs nombres.' },
    ],
  },
};
