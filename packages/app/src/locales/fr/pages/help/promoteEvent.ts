import type { GuideContent } from '@lively/ui/screens';
import { company } from '../company';

export const promoteEvent: GuideContent = {
  meta: {
    title: 'Promouvoir un événement',
    description:
      'Partager, réunir dix avis, s’afficher sur d’autres sites : ce qui rend un événement visible sur Lively, et ce que l’argent n’y achète pas.',
  },
  poster: { category: 'festival', seed: 'promote-event' },
  overline: 'Organiser',
  title: 'Promouvoir un événement',
  lead: 'Un événement bien décrit se recommande déjà tout seul. Voici comment l’aider sans forcer la voix.',
  facts: ['4 leviers', 'Gratuit, sauf la mise en avant'],
  parts: [
    {
      id: 'levers',
      kind: 'cards',
      title: 'Quatre leviers',
      cards: [
        {
          id: 'page',
          title: 'Une page complète',
          text: 'La bonne catégorie d’abord : c’est elle qui rencontre les préférences. Puis la ville, l’heure de fin, le prix et une description qui répond aux questions.',
        },
        {
          id: 'share',
          title: 'Le lien',
          text: 'Le bouton « Partager » donne une adresse lisible sans compte. Dans un message, elle s’affiche avec le titre, la date et le lieu.',
        },
        {
          id: 'votes',
          title: 'Dix avis favorables',
          text: 'À partir de dix votes positifs, l’affiche porte la mention « Populaire ». Un vote par personne ; les vôtres ne suffiront pas.',
        },
        {
          id: 'widget',
          title: 'Votre propre site',
          text: 'Une balise à coller affiche vos événements chez vous ou chez un partenaire, sans cookie ni cadre.',
        },
      ],
    },
    {
      id: 'premium',
      kind: 'text',
      title: 'La mise en avant payante',
      blocks: [
        `Il existe des options premium pour les organisateurs : un emplacement dans une sélection, signalé comme tel, pour une durée choisie. Elles se demandent à [${company.organisers}](mailto:${company.organisers}) ; nous refusons ce qui ne correspond pas au public visé.`,
        {
          note: 'Elles n’ajoutent aucun point au score. Un événement mis en avant n’est pas mieux recommandé : il est vu à un endroit de plus, et cela se lit.',
        },
      ],
    },
    {
      id: 'useless',
      kind: 'text',
      title: 'Ce qui n’y change rien',
      blocks: [
        {
          list: [
            'Les majuscules et les points d’exclamation dans le titre.',
            'Publier le même événement plusieurs fois : les doublons sont retirés.',
            'Ranger un marché dans « Musique » parce qu’il y a un accordéon. Les amateurs de jazz cliqueront une fois.',
          ],
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Le bon moment',
      tips: [
        'Quatre semaines avant pour l’annonce, dix jours avant pour la relance.',
        'Les recommandations donnent 15 points de plus dans les dix jours qui précèdent : soyez prêt à ce moment-là.',
        'Un jeudi à midi, on prévoit son week-end. Un dimanche soir, on l’a fini.',
      ],
    },
  ],
  action: { label: 'Voir mes événements', href: '/my-events' },
  next: {
    title: 'Et ensuite',
    links: [
      { label: 'Lire ses statistiques', href: '/help/analytics', text: 'Savoir ce qui a marché.' },
      { label: 'Organiser sa première soirée', href: '/blog/first-event', text: 'Un calendrier de six semaines.' },
    ],
  },
};
