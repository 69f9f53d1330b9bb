import type { RankingContent } from '@lively/ui/screens';

export const ranking: RankingContent = {
  meta: {
    title: 'Comment nous classons les événements',
    description:
      'Les règles de classement de Lively, avec leurs nombres : préférences, distance, date, affluence. Les points s’additionnent, et personne ne peut en acheter.',
  },
  poster: { category: 'sport', seed: 'ranking' },
  overline: 'Transparence',
  title: 'Comment nous classons les événements',
  lead: 'Un score est une somme de raisons, et rien d’autre. Les nombres de cette page sont lus dans le programme qui classe : ils ne peuvent pas être en retard sur lui.',
  recommendations: {
    id: 'recommendations',
    title: 'Dans « Pour vous »',
    text: 'Chaque événement à venir reçoit les points suivants. Les meilleurs scores sont montrés, dix au plus ; à égalité, le plus proche passe devant.',
    caption: 'Points d’une recommandation',
    columns: ['Raison', 'Points'],
    after:
      'La distance part de votre ville, ou de Paris si nous ne la connaissons pas. Les événements passés ou annulés ne sont jamais proposés.',
  },
  explore: {
    id: 'explore',
    title: 'Dans « Explorer », trié par score',
    text: 'Explorer commence par la popularité : avis favorables moins avis défavorables. Si vous choisissez le tri par score, voici le barème.',
    caption: 'Points dans Explorer',
    columns: ['Raison', 'Points'],
    after: 'Les paliers de distance ne s’ajoutent pas entre eux : seul le plus favorable compte.',
  },
  labels: {
    preference: 'Une de vos préférences correspond (pour chacune)',
    category: 'C’est la catégorie que vous avez choisie',
    nearby: (kilometres) => `À ${kilometres} km au plus de votre ville`,
    within: (kilometres) => `À ${kilometres} km au plus`,
    soon: (days) => `A lieu dans les ${days} jours`,
    crowd: (participants) => `Plus de ${new Intl.NumberFormat('fr').format(participants)} participants, comptés`,
    rating: (rating) => `Note de ${new Intl.NumberFormat('fr').format(rating)} ou plus`,
    interactions: (pointsEach, days) =>
      `Vous avez ouvert des événements du même genre (+${pointsEach} chacun, sur ${days} jours)`,
    points: (points) => `+${points}`,
    pointsAtMost: (points) => `+${points} au plus`,
  },
  sections: [
    {
      id: 'never',
      title: 'Ce qui ne donne jamais de points',
      blocks: [
        {
          list: [
            '**L’argent.** Une mise en avant payante est signalée et n’entre pas dans le score.',
            '**Un nombre que personne n’a compté.** Les estimations, marquées ≈, sont ignorées.',
            '**Qui vous êtes.** Ni âge, ni genre, ni appareil : nous ne les demandons pas.',
            '**L’ancienneté de l’organisateur.** Une première soirée part à égalité avec un festival.',
          ],
        },
      ],
    },
    {
      id: 'device',
      title: 'Où se fait le calcul',
      blocks: [
        'Sur votre appareil. La liste des événements y arrive, la même pour tous ; vos goûts n’ont pas besoin de repartir pour être comparés à elle.',
      ],
    },
    {
      id: 'control',
      title: 'Ce que vous pouvez changer',
      blocks: [
        'Ajoutez ou retirez une préférence dans « Pour vous ». Changez de ville dans votre [profil](/profile). Désactivez la personnalisation dans [vos choix](/cookies) : vos clics ne sont plus enregistrés et la ligne correspondante disparaît.',
        'Sur chaque carte, les raisons sont écrites avec leurs points. Leur somme est le score, toujours ; nos tests le vérifient sur des milliers de profils.',
      ],
    },
    {
      id: 'popular',
      title: 'Et la mention « Populaire » ?',
      blocks: [
        'Elle apparaît à partir de dix avis favorables. C’est une information, pas une raison : elle n’ajoute rien au score.',
      ],
    },
  ],
  next: {
    title: 'À lire aussi',
    links: [
      {
        label: '« Pourquoi vous ? »',
        href: '/blog/why-this-event',
        text: 'Une recommandation démontée pièce par pièce.',
      },
      { label: 'Régler ses préférences', href: '/help/configure-preferences', text: 'Ce qui pèse le plus.' },
    ],
  },
};
