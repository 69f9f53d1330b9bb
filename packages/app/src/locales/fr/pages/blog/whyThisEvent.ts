import type { BlogPostContent } from '@lively/ui/screens';

export const whyThisEvent: BlogPostContent = {
  id: 'why-this-event',
  meta: {
    title: '« Pourquoi vous ? » : ce que dit un score',
    description:
      'Préférences, distance, date, affluence : nous démontons une recommandation de Lively, point par point, avec les règles que vous pouvez vérifier.',
  },
  opening: [
    'Sur la page d’un événement recommandé, un encadré s’intitule « Pourquoi vous ». On y lit des lignes brèves, avec un nombre au bout de chacune, et tout en bas un total. Ce total est le score de l’événement pour vous, aujourd’hui. Il n’y a rien d’autre dedans.',
    'Cela paraît évident. Dans notre métier, ça ne l’est pas : la plupart des classements mélangent des centaines de signaux dans un modèle que personne, pas même ses auteurs, ne saurait résumer sur une carte postale. Nous avons choisi la carte postale.',
  ],
  sections: [
    {
      id: 'example',
      title: 'Une soirée démontée',
      blocks: [
        'Prenons une « Nuit Nina Simone, l’intégrale au piano », au Trianon, et une lectrice qui habite Paris et a coché le jazz dans ses préférences. Elle voit ceci.',
        {
          table: {
            caption: 'Pourquoi cette soirée, pour cette lectrice',
            head: ['Raison', 'Points'],
            rows: [
              ['Vous aimez le jazz', '+50'],
              ['À 4 km de chez vous', '+30'],
              ['Dans 4 jours', '+15'],
              ['Plus de 500 personnes y vont', '+10'],
              ['Score', '105'],
            ],
          },
        },
        'Cinquante points par préférence qui correspond : vos goûts pèsent plus que tout le reste. Trente points si l’événement est à moins de 100 km de votre ville. Quinze s’il a lieu dans les dix jours, parce qu’une bonne idée pour dans trois mois n’aide personne ce soir. Dix seulement s’il attire plus de 500 personnes.',
      ],
    },
    {
      id: 'clicks',
      title: 'Et mes clics ?',
      blocks: [
        'Ils comptent, mais peu, et ils s’effacent. Ouvrir la page d’un événement de danse donne 5 points aux autres événements de danse, dans la limite de 25 points. Seuls comptent les quatorze derniers jours : une semaine passée à chercher un cadeau pour votre neveu ne fera pas de vous, à vie, un amateur de sports mécaniques.',
        'Si vous avez désactivé la personnalisation dans [vos choix de cookies](/cookies), aucun clic n’est enregistré. Cette ligne n’apparaîtra jamais et le reste du classement fonctionnera comme avant.',
      ],
    },
    {
      id: 'crowd',
      title: 'Pourquoi la foule pèse si peu',
      blocks: [
        'Au début, la popularité valait cinquante points, elle aussi. Le résultat était sans appel : tout le monde voyait les mêmes dix stades. Les petites salles n’avaient jamais assez de public pour apparaître, donc jamais de public. Nous avons baissé ce nombre jusqu’à ce qu’un récital de quatre-vingts places puisse passer devant un concert de dix mille, à condition qu’il vous ressemble.',
        'Autre règle, moins visible : un nombre que personne n’a compté ne donne aucun point. Quand une affluence est estimée, nous l’affichons avec le signe ≈, et le classement l’ignore.',
      ],
    },
    {
      id: 'sale',
      title: 'Ce qui n’y est pas',
      blocks: [
        'L’argent. Un organisateur peut payer une mise en avant, affichée comme telle, mais aucune ligne « partenaire » n’ajoute de points. Nous n’y mettons pas non plus votre âge, votre téléphone ou ce que vous faites sur d’autres sites : nous ne le savons pas.',
        'Les raisons s’additionnent toujours pour donner exactement le score. Ce n’est pas une promesse de communicant, c’est une propriété vérifiée par nos tests sur des milliers d’événements et de profils tirés au hasard. Si un jour le total ne tombait pas juste, rien ne partirait en ligne.',
        'Toutes les règles, avec les nombres en vigueur, sont sur la page [Comment nous classons les événements](/ranking). Si l’une d’elles vous semble injuste, [écrivez-nous](/contact) : la place de la foule, c’est une libraire de Nice qui nous l’a fait changer.',
      ],
    },
  ],
};
