import type { GuideContent } from '@lively/ui/screens';

export const participateEvent: GuideContent = {
  meta: {
    title: 'Participer à un événement',
    description:
      'Prendre un billet, garder un favori, ajouter la date à votre agenda, annuler à temps : tout ce qui se passe entre l’envie et la sortie.',
  },
  poster: { category: 'music', seed: 'participate-event' },
  overline: 'Sortir',
  title: 'Participer à un événement',
  lead: 'De la page de l’événement jusqu’à la porte de la salle, sans rien oublier en chemin.',
  facts: ['5 étapes', 'Billets chez l’organisateur'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Pas à pas',
      steps: [
        {
          id: 'read',
          title: 'Lisez les trois faits',
          text: 'Quand, où, combien : ils sont réunis sous le titre. Les heures sont celles du lieu, même si vous regardez depuis un autre fuseau.',
        },
        {
          id: 'keep',
          title: 'Hésitez avec le cœur',
          text: 'Pas encore décidé ? Le cœur garde l’événement dans « Mes sorties ». Il faut être connecté ; on vous ramène ensuite au même endroit.',
        },
        {
          id: 'ticket',
          title: 'Prenez un billet',
          text: 'Le bouton ouvre la billetterie de l’organisateur dans un nouvel onglet et range l’événement parmi vos achats. Si l’enregistrement échoue, l’onglet se ferme et nous vous le disons.',
          details: [
            'Le paiement se fait par carte, chez la billetterie.',
            'Le billet arrive par email, envoyé par elle.',
          ],
        },
        {
          id: 'calendar',
          title: 'Notez la date',
          text: '« Ajouter à mon agenda » télécharge un fichier que tous les agendas lisent, avec l’adresse et le bon fuseau horaire.',
        },
        {
          id: 'way',
          title: 'Préparez le trajet',
          text: 'La page propose un itinéraire et, si vous venez de loin, un hébergement pour la nuit de l’événement.',
        },
      ],
    },
    {
      id: 'cancel',
      kind: 'text',
      title: 'Vous ne pouvez plus venir',
      blocks: [
        'L’annulation est gratuite jusqu’à 24 heures avant le début. Passez par l’email de la billetterie pour un billet, par l’organisateur pour une simple réservation.',
        { note: 'Retirer un événement de vos favoris n’annule pas un billet.' },
      ],
    },
    {
      id: 'status',
      kind: 'text',
      title: 'Quand l’événement change',
      blocks: [
        'Une mention apparaît sur l’affiche : annulé, reporté, nouvelle date, complet ou en ligne. L’organisateur reste votre interlocuteur pour un remboursement ; en cas de silence, [le support](/support) prend le relais.',
      ],
    },
  ],
  action: { label: 'Explorer les événements', href: '/explore' },
  next: {
    title: 'Et ensuite',
    links: [
      {
        label: 'Découvrir des événements',
        href: '/help/discover-events',
        text: 'Quatre façons de tomber sur la bonne soirée.',
      },
      { label: 'Questions sur le paiement', href: '/faq', text: 'Billets, annulation, remboursement.' },
    ],
  },
};
