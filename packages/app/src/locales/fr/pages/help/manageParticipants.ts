import type { GuideContent } from '@lively/ui/screens';
import { company } from '../company';

export const manageParticipants: GuideContent = {
  meta: {
    title: 'Suivre les participants',
    description:
      'Combien de personnes viennent, d’où vient ce nombre, comment gérer une salle pleine : ce qu’un organisateur voit sur Lively, et ce qu’il ne voit pas.',
  },
  poster: { category: 'sport', seed: 'manage-participants' },
  overline: 'Organiser',
  title: 'Suivre les participants',
  lead: 'Vous voyez combien de personnes viennent. Vous ne voyez pas qui : c’est à elles de vous le dire.',
  facts: ['Nombres publics', 'Noms privés'],
  parts: [
    {
      id: 'count',
      kind: 'text',
      title: 'Le nombre affiché',
      blocks: [
        'Chaque fois qu’une personne connectée suit le lien de votre billetterie, une participation est enregistrée : une seule par personne et par événement, même après dix clics. Le total est compté par la base de données et visible de tous.',
        'Tant que personne n’a suivi le lien, nous affichons une estimation, précédée du signe ≈. Elle ne compte ni dans le classement ni dans les fichiers que nous partageons.',
        {
          note: 'Ce n’est pas une liste d’entrées. Le nombre de billets réellement vendus est celui de votre billetterie.',
        },
      ],
    },
    {
      id: 'names',
      kind: 'text',
      title: 'Pourquoi pas les noms',
      blocks: [
        'Une sortie en dit long : une réunion, un culte, un concert de soutien. Sur Lively, la participation d’une personne n’est lisible que par elle. Si vous avez besoin d’une liste, pour une randonnée ou un atelier, demandez une inscription par votre billetterie ou par message, en disant à quoi elle servira.',
      ],
    },
    {
      id: 'capacity',
      kind: 'steps',
      title: 'Quand la salle se remplit',
      steps: [
        {
          id: 'maximum',
          title: 'Fixez un maximum',
          text: 'Dans « Mes créations », modifiez l’événement et indiquez le nombre de places. Il apparaît sur la page.',
        },
        {
          id: 'full',
          title: 'Annoncez que c’est complet',
          text: 'Fermez la vente dans votre billetterie et dites-le dès la première ligne de la description.',
        },
        {
          id: 'changes',
          title: 'Prévenez d’un changement',
          text: 'Une nouvelle date ou un nouveau lieu se voit aussitôt sur la page, mais Lively n’envoie pas de message à votre place. Écrivez à vos inscrits par la billetterie.',
        },
      ],
    },
    {
      id: 'absent',
      kind: 'tips',
      title: 'Contre les places vides',
      tips: [
        'Rappelez la règle : l’annulation est gratuite jusqu’à 24 heures avant.',
        'Envoyez un message la veille, avec l’heure et la station la plus proche.',
        `Une situation délicate avec un participant ? Écrivez à [${company.organisers}](mailto:${company.organisers}) ; un signalement est examiné sous 24 heures.`,
      ],
    },
  ],
  action: { label: 'Voir mes événements', href: '/my-events' },
  next: {
    title: 'Et ensuite',
    links: [
      { label: 'Lire ses statistiques', href: '/help/analytics', text: 'Votes, billets, popularité.' },
      { label: 'Promouvoir un événement', href: '/help/promote-event', text: 'Ce qui fait venir du monde.' },
    ],
  },
};
