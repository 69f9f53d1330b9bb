import type { GuideContent } from '@lively/ui/screens';

export const platformTour: GuideContent = {
  meta: {
    title: 'Faire le tour de Lively',
    description:
      'Explorer, Pour vous, Mes sorties, Créer, Profil : ce que l’on trouve derrière chaque mot du menu, avec ou sans compte.',
  },
  poster: { category: 'culture', seed: 'platform-tour' },
  overline: 'Bien commencer',
  title: 'Faire le tour de Lively',
  lead: 'Cinq mots dans le menu, une cloche, trois langues. La visite prend deux minutes.',
  facts: ['5 pages', '2 minutes'],
  parts: [
    {
      id: 'menu',
      kind: 'cards',
      title: 'Derrière le menu',
      cards: [
        {
          id: 'explore',
          title: 'Explorer',
          text: 'Tous les événements, avec la recherche, les villes, les dates, les catégories et cinq façons de trier. Ouvert à tous.',
        },
        {
          id: 'for-you',
          title: 'Pour vous',
          text: 'Au plus dix recommandations, chacune avec ses raisons. C’est ici que l’on règle ses préférences. Avec un compte.',
        },
        {
          id: 'my-events',
          title: 'Mes sorties',
          text: 'Trois onglets : ce que vous avez pris, ce que vous gardez en favori, ce que vous avez créé. Avec un compte.',
        },
        {
          id: 'create',
          title: 'Créer',
          text: 'Le formulaire pour publier un événement. Cinq champs obligatoires, le reste à votre goût. Avec un compte.',
        },
        {
          id: 'profile',
          title: 'Profil',
          text: 'Ce que les autres voient de vous, vos sorties à venir et passées, et tous les réglages. Avec un compte.',
        },
      ],
    },
    {
      id: 'event',
      kind: 'text',
      title: 'La page d’un événement',
      blocks: [
        'Elle est publique. Le haut prend la couleur de la catégorie ; dessous, quand, où et combien. À côté, la carte de réservation avec un seul bouton principal, puis l’agenda, l’itinéraire, l’hébergement et le partage.',
        'Si vous êtes connecté, « Pourquoi vous » détaille les points. Voter, garder un favori ou prendre un billet demande un compte ; on vous ramène ensuite à la même page.',
      ],
    },
    {
      id: 'details',
      kind: 'tips',
      title: 'Détails utiles',
      tips: [
        'La langue se change en haut de page : français, English, español. L’adresse change avec elle, on peut donc l’envoyer.',
        'Le bouton « précédent » rend la liste telle que vous l’aviez laissée, au même endroit.',
        'Tout se fait au clavier. La première touche de tabulation propose d’aller droit au contenu.',
        'Le thème sombre suit le réglage de votre appareil, ou le vôtre.',
      ],
    },
  ],
  action: { label: 'Commencer par Explorer', href: '/explore' },
  next: {
    title: 'Et ensuite',
    links: [
      { label: 'Créer un compte', href: '/help/create-account', text: 'Quatre étapes, trois minutes.' },
      { label: 'Découvrir des événements', href: '/help/discover-events', text: 'Quatre façons de chercher.' },
      { label: 'Utiliser les filtres', href: '/help/use-filters', text: 'Ce que fait chacun.' },
    ],
  },
};
