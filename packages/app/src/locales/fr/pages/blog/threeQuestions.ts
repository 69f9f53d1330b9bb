import type { BlogPostContent } from '@lively/ui/screens';

export const threeQuestions: BlogPostContent = {
  id: 'three-questions',
  meta: {
    title: 'Choisir une sortie en trois questions',
    description:
      'Avec qui, jusqu’où, jusqu’à quelle heure : trois questions pour passer de quarante onglets ouverts à une soirée décidée.',
  },
  opening: [
    'Il est 18 h 40, vendredi. Vous avez envie de sortir, un peu, et quarante onglets ouverts. À 19 h 30 vous en aurez soixante. À 20 h, vous commanderez à dîner en vous promettant de vous y prendre plus tôt la prochaine fois.',
    'Le problème n’est presque jamais le manque d’idées. Pendant quatre ans, j’ai tenu le guichet d’une petite salle et posé la même question à celles et ceux qui entraient : comment avez-vous choisi ? Personne n’avait comparé. Tous avaient éliminé. Voici, mises bout à bout, les trois questions qui éliminent le mieux.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Avec qui ?',
      blocks: [
        'C’est la question qui change tout et celle que l’on pose en dernier. Une sortie à deux supporte le silence : une exposition, un récital, un film. Une sortie à six a besoin qu’on puisse arriver en ordre dispersé : un marché de nuit, un bal, un tournoi sur une place. Une sortie seul, enfin, est bien plus facile quand l’événement a une forme : on s’assoit, cela commence, cela finit.',
        'Décidez du nombre avant de décider du programme. Vous venez d’écarter la moitié de la liste, et vous ne la regretterez pas.',
      ],
    },
    {
      id: 'how-far',
      title: 'Jusqu’où ?',
      blocks: [
        'Comptez en minutes, pas en kilomètres, et comptez le retour. Une règle simple tient depuis des années : le trajet ne doit pas durer plus que la moitié de la sortie. Un concert de trois heures mérite une heure et demie de train. Un vernissage de quarante minutes se fait à pied ou ne se fait pas.',
        'Dans Lively, triez par distance plutôt que d’exclure : il arrive qu’un événement à 40 km vaille le voyage, et vous le verrez alors en bas de liste, avec sa distance écrite dessus. Au-delà de 100 km, nous cessons d’ailleurs de l’indiquer sur les cartes. Ce n’est plus une sortie, c’est un week-end.',
      ],
    },
    {
      id: 'how-late',
      title: 'Jusqu’à quelle heure ?',
      blocks: [
        'L’heure de début est partout, l’heure de fin presque nulle part. C’est pourtant elle qui décide si vous serez de bonne humeur demain. Quand elle manque, cherchez la durée : un match tient en deux heures, une pièce classique en deux heures trente avec l’entracte, un club n’a pas de fin.',
        'Si vous ne la trouvez pas, demandez-vous simplement si l’on peut partir avant la fin sans déranger personne. Un concert debout, oui. Un dîner assis, non.',
      ],
    },
    {
      id: 'then',
      title: 'Et ensuite, on arrête de chercher',
      blocks: [
        'Après ces trois questions, il vous reste en général entre trois et six possibilités. N’en ouvrez plus d’autres. Mettez un cœur sur chacune, envoyez la liste à la personne qui vous accompagne et laissez-la choisir. Elle décidera en une minute, parce que quelqu’un aura fait le tri avant elle.',
        {
          list: [
            'Si tout le monde hésite, prenez la plus proche : vous partirez à l’heure.',
            'Si deux sorties se valent, prenez celle qui n’aura lieu qu’une fois.',
            'S’il pleut, prenez celle qui vous tentait le moins. Il y aura de la place, et c’est souvent là qu’arrivent les bonnes surprises.',
          ],
        },
        'Un soir de novembre, il pleuvait, nous étions deux et nous avions une heure. Nous avons fini au fond d’une librairie, à écouter une autrice que nous ne connaissions pas lire un livre qui n’était pas encore sorti. Nous étions onze en comptant le chat. Je ne me rappelle pas les cinquante-neuf autres onglets.',
      ],
    },
  ],
};
