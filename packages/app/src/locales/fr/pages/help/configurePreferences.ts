import type { GuideContent } from '@lively/ui/screens';

export const configurePreferences: GuideContent = {
  meta: {
    title: 'Régler ses préférences',
    description:
      'Choisir ce que vous aimez parmi six familles, accepter ou écarter une suggestion, tout retirer : l’effet de chaque réglage sur vos recommandations.',
  },
  poster: { category: 'leisure', seed: 'configure-preferences' },
  overline: 'Bien commencer',
  title: 'Régler ses préférences',
  lead: 'Vos préférences pèsent plus que tout le reste dans le classement. Deux minutes suffisent pour qu’il vous ressemble.',
  facts: ['3 étapes', '2 minutes', 'Modifiable à tout moment'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Choisir',
      steps: [
        {
          id: 'category',
          title: 'Une famille',
          text: 'Concert, Sport, Spectacles, Arts et culture, Festivals, Fêtes populaires. La fenêtre s’ouvre d’elle-même à votre première visite de « Pour vous » ; ensuite, un bouton l’ouvre et indique combien de préférences vous avez.',
        },
        {
          id: 'subcategory',
          title: 'Ce que vous y aimez',
          text: 'Cochez autant de cases que vous voulez : jazz mais pas opéra, rugby et randonnée. Revenez aux familles pour en ajouter.',
        },
        {
          id: 'recap',
          title: 'Le récapitulatif',
          text: 'Tout est là, tout peut encore être retiré. Enregistrez : les recommandations changent aussitôt.',
          details: [
            'Il faut avoir confirmé son adresse email.',
            'Sans aucune préférence cochée, il n’y a rien à enregistrer.',
          ],
        },
      ],
    },
    {
      id: 'effect',
      kind: 'text',
      title: 'Ce que cela change',
      blocks: [
        'Chaque préférence qui correspond à un événement lui ajoute 50 points. C’est plus que la distance (30), la date (15) et l’affluence (10). Le détail est affiché sur chaque carte et sur la page [Comment nous classons les événements](/ranking).',
      ],
    },
    {
      id: 'suggestions',
      kind: 'text',
      title: 'Les suggestions',
      blocks: [
        'Quand vous avez ouvert au moins trois événements d’un même genre, nous vous proposons de l’ajouter : cinq suggestions au plus, à accepter ou à écarter d’un geste. Rien n’est ajouté sans vous.',
        'Si la personnalisation est désactivée dans [vos choix de cookies](/cookies), vos clics ne sont pas enregistrés et il n’y a pas de suggestion.',
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Pour de bonnes recommandations',
      tips: [
        'Trois à six préférences précises valent mieux que tout cocher : si tout vous plaît, plus rien ne se distingue.',
        'Renseignez votre ville dans le profil, sinon les distances partent de Paris.',
        'Revenez une fois par saison. On n’aime pas les mêmes choses en février et en juillet.',
      ],
    },
  ],
  action: { label: 'Voir mes recommandations', href: '/events' },
  next: {
    title: 'Et ensuite',
    links: [
      { label: 'Soigner son profil', href: '/help/optimize-profile', text: 'Ville, photo, visibilité.' },
      { label: 'Comment nous classons', href: '/ranking', text: 'Les règles, avec leurs nombres.' },
    ],
  },
};
