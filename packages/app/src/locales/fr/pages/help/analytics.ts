import type { GuideContent } from '@lively/ui/screens';

export const analytics: GuideContent = {
  meta: {
    title: 'Lire ses statistiques',
    description:
      'Votes, popularité, participations : d’où vient chaque nombre affiché sur votre événement, ce qu’il veut dire et ce que Lively ne mesure pas.',
  },
  poster: { category: 'tech', seed: 'analytics' },
  overline: 'Organiser',
  title: 'Lire ses statistiques',
  lead: 'Peu de nombres, mais des nombres comptés. Voici d’où ils viennent et ce que l’on peut en conclure.',
  facts: ['4 nombres', 'Mis à jour en direct'],
  parts: [
    {
      id: 'numbers',
      kind: 'text',
      title: 'Les nombres de votre page',
      blocks: [
        {
          table: {
            caption: 'Ce que compte Lively pour un événement',
            head: ['Nombre', 'Ce qu’il compte', 'Qui le voit'],
            rows: [
              ['Avis favorables', 'Une voix par personne, modifiable', 'Tout le monde'],
              ['Avis défavorables', 'Une voix par personne, modifiable', 'Tout le monde'],
              ['Popularité', 'Favorables moins défavorables', 'Tout le monde, si elle est positive'],
              ['Participants', 'Personnes ayant suivi le lien du billet', 'Tout le monde'],
            ],
          },
        },
        'Ces nombres sont tenus par la base de données, pas par les navigateurs : on ne peut pas les gonfler en rechargeant la page.',
      ],
    },
    {
      id: 'read',
      kind: 'cards',
      title: 'Les lire sans se tromper',
      cards: [
        {
          id: 'many-votes',
          title: 'Beaucoup d’avis, peu de billets',
          text: 'L’idée plaît, quelque chose retient : le prix, l’heure, la distance. Relisez la page comme si vous habitiez à une heure de là.',
        },
        {
          id: 'few-votes',
          title: 'Peu d’avis, beaucoup de billets',
          text: 'Votre public vient d’ailleurs que de Lively. Demandez-lui un avis : dix suffisent pour la mention « Populaire ».',
        },
        {
          id: 'negative',
          title: 'Des avis défavorables',
          text: 'Ils viennent souvent d’une mauvaise catégorie. Corrigez-la, le bon public suivra.',
        },
      ],
    },
    {
      id: 'not-measured',
      kind: 'text',
      title: 'Ce que nous ne mesurons pas',
      blocks: [
        'Ni le nombre de vues, ni l’âge, ni la provenance des visiteurs : cela demanderait de les suivre. Il n’y a donc pas de tableau de bord avec des courbes, et nous préférons le dire ici plutôt que vous laisser le chercher.',
        'Le nombre précédé de ≈ est une estimation affichée tant que personne n’a été compté. N’en tirez aucune conclusion.',
      ],
    },
  ],
  action: { label: 'Voir mes événements', href: '/my-events' },
  next: {
    title: 'Et ensuite',
    links: [
      { label: 'Promouvoir un événement', href: '/help/promote-event', text: 'Ce qui fait venir du monde.' },
      { label: 'Suivre les participants', href: '/help/manage-participants', text: 'D’où vient le nombre affiché.' },
    ],
  },
};
