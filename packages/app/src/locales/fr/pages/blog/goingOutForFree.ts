import type { BlogPostContent } from '@lively/ui/screens';

export const goingOutForFree: BlogPostContent = {
  id: 'going-out-for-free',
  meta: {
    title: 'Sortir sans dépenser : où regarder, quoi attendre',
    description:
      'Églises, conservatoires, stades municipaux, bibliothèques : où trouver des sorties gratuites en France et comment les repérer dans Lively.',
  },
  opening: [
    'Au support, une question revient chaque mois, toujours formulée avec un peu de gêne : « Est-ce qu’il y a des choses gratuites ? » Oui, beaucoup, et souvent meilleures que l’on ne croit. Elles sont simplement moins bien annoncées, parce que personne n’a de budget pour dire que c’est gratuit.',
    'J’ai commencé à noter les lieux qui tiennent parole. La liste s’est allongée. Voici ce que j’en retiens, par endroit plutôt que par ville, puisque la plupart existent partout.',
  ],
  sections: [
    {
      id: 'music',
      title: 'La musique commence au conservatoire',
      blocks: [
        'Chaque conservatoire donne des auditions publiques, plusieurs par semaine en fin d’année. On y entend des musiciens qui joueront dans de grandes salles dans cinq ans, et des enfants qui s’arrêtent au milieu pour recommencer. Les deux valent le déplacement.',
        'Les églises, elles, programment des concerts d’orgue en libre participation, souvent le dimanche en fin d’après-midi. Donnez ce que vous voulez, y compris rien. Arrivez quinze minutes avant : les bonnes places sont au fond, là où le son se mélange.',
      ],
    },
    {
      id: 'museums',
      title: 'Les musées ont un jour',
      blocks: [
        'Beaucoup de musées municipaux ouvrent gratuitement leurs collections permanentes toute l’année, et bien des autres le premier dimanche du mois. Ce jour-là est aussi le plus fréquenté. Préférez une nocturne de semaine dans un petit musée : trois salles, une heure, et un gardien qui a envie de parler.',
        'Les bibliothèques sont l’autre secret mal gardé : rencontres, projections, ateliers, expositions, presque toujours sans inscription. Leurs programmes paraissent tard et sont rarement repris ailleurs.',
      ],
    },
    {
      id: 'sport',
      title: 'Le sport, au bord du terrain',
      blocks: [
        'Un match de réserve, un derby de jeunes, une course de quartier : l’entrée est libre, la buvette tient lieu de billetterie. On est si près que l’on entend les consignes. Les stades municipaux affichent leur calendrier à l’entrée, et les clubs amateurs commencent à publier le leur.',
        'Pour jouer plutôt que regarder, cherchez les initiations : les fédérations en organisent à la rentrée, matériel prêté, sans engagement.',
      ],
    },
    {
      id: 'find',
      title: 'Comment les repérer dans Lively',
      blocks: [
        'Triez par prix : les événements gratuits passent devant, qu’on ait écrit « Gratuit », « entrée libre » ou « 0 € ». Un prix que nous ne savons pas lire, comme « sur invitation », se range à la fin plutôt que de passer pour nul.',
        {
          list: [
            '**Entrée libre** : on entre sans payer, parfois sur réservation.',
            '**Libre participation** : un chapeau circule à la sortie. Prévoyez des pièces, même symboliques.',
            '**Gratuit sur réservation** : la place est comptée. Si vous ne venez pas, annulez ; quelqu’un attend.',
          ],
        },
        'Ce dernier point mérite qu’on s’y arrête. Dans une soirée gratuite, près d’une personne sur trois ne vient pas. L’organisateur le sait et accepte trop d’inscrits, puis refuse du monde le jour où tous viennent. Annuler prend dix secondes et c’est la seule monnaie que l’on vous demande.',
        'Une dernière chose. Si une sortie gratuite vous a plu, dites-le : un vote, un mot à l’organisateur, un partage. C’est avec cela qu’une bibliothèque défend son programme devant une mairie, et cela ne coûte rien non plus.',
      ],
    },
  ],
};
