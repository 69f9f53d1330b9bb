import type { HelpContent } from '@lively/ui/screens';
import { company } from './company';

export const help: HelpContent = {
  meta: {
    title: 'Centre d’aide',
    description:
      'Créer un compte, trouver une sortie, publier un événement : les guides de Lively, les questions fréquentes et les moyens de nous joindre.',
  },
  poster: { category: 'tech', seed: 'help' },
  overline: 'Aide',
  title: 'Comment faire ?',
  lead: 'Douze guides courts et les réponses que l’on nous demande le plus. Si rien ne convient, une personne vous répond.',
  search: {
    label: 'Rechercher dans l’aide',
    placeholder: 'Mot de passe, affiche, remboursement…',
    submit: 'Rechercher',
  },
  countResults: (count) => (count < 2 ? `${count} réponse` : `${count} réponses`),
  resultsTitle: 'Ce que nous avons trouvé',
  empty: (search) => `Aucune réponse pour « ${search} ». Essayez un mot plus court, ou écrivez-nous.`,
  reset: 'Effacer la recherche',
  categories: [
    {
      id: 'start',
      title: 'Bien commencer',
      text: 'Du premier clic à un profil qui vous ressemble.',
      articles: [
        {
          label: 'Créer un compte',
          href: '/help/create-account',
          text: 'Quatre étapes, un email de confirmation et c’est prêt.',
        },
        {
          label: 'Faire le tour de Lively',
          href: '/help/platform-tour',
          text: 'Ce que l’on trouve derrière chaque mot du menu.',
        },
        {
          label: 'Régler ses préférences',
          href: '/help/configure-preferences',
          text: 'Dire ce que vous aimez, en changer, tout retirer.',
        },
        {
          label: 'Soigner son profil',
          href: '/help/optimize-profile',
          text: 'Photo, présentation, ville, visibilité.',
        },
      ],
    },
    {
      id: 'go-out',
      title: 'Sortir',
      text: 'Chercher, choisir, ne pas oublier d’y aller.',
      articles: [
        {
          label: 'Découvrir des événements',
          href: '/help/discover-events',
          text: 'Quatre façons de tomber sur la bonne soirée.',
        },
        {
          label: 'Utiliser les filtres',
          href: '/help/use-filters',
          text: 'Ville, date, catégorie, tri : ce que fait chacun.',
        },
        {
          label: 'Participer à un événement',
          href: '/help/participate-event',
          text: 'Du billet au rappel dans votre agenda.',
        },
      ],
    },
    {
      id: 'organise',
      title: 'Organiser',
      text: 'Publier, faire connaître, suivre.',
      articles: [
        {
          label: 'Créer un événement',
          href: '/help/create-event',
          text: 'Six étapes et une liste de dix points à cocher.',
        },
        {
          label: 'Créer un événement, la visite guidée',
          href: '/help/video-create-event',
          text: 'Le déroulé complet, minute par minute.',
        },
        {
          label: 'Promouvoir un événement',
          href: '/help/promote-event',
          text: 'Ce qui fait venir du monde et ce qui n’y change rien.',
        },
        {
          label: 'Suivre les participants',
          href: '/help/manage-participants',
          text: 'Ce que vous voyez, ce que vous ne verrez pas.',
        },
        {
          label: 'Lire ses statistiques',
          href: '/help/analytics',
          text: 'Votes, billets, popularité : d’où viennent les nombres.',
        },
      ],
    },
  ],
  questionsTitle: 'Questions fréquentes',
  questions: [
    {
      id: 'confirmation',
      category: 'Compte',
      question: 'Je ne reçois pas l’email de confirmation',
      answer:
        'Regardez dans les courriers indésirables. « Renvoyer l’email », sur la page de connexion, en envoie un autre. Le lien est valable 24 heures.',
    },
    {
      id: 'recommendations',
      category: 'Recommandations',
      question: 'Pourquoi me propose-t-on cet événement ?',
      answer:
        'Chaque recommandation affiche ses raisons et leurs points. Les règles complètes sont sur la page [Comment nous classons les événements](/ranking).',
    },
    {
      id: 'edit',
      category: 'Événements',
      question: 'Puis-je modifier un événement publié ?',
      answer:
        'Oui, depuis « Mes créations » : modifiez, enregistrez, la page change aussitôt. Prévenez votre public si la date ou le lieu changent.',
    },
    {
      id: 'refund',
      category: 'Paiement',
      question: 'Comment annuler un billet ?',
      answer:
        'L’annulation est gratuite jusqu’à 24 heures avant le début de l’événement, auprès de la billetterie qui a émis le billet.',
    },
  ],
  allQuestions: { label: 'Voir les 15 questions', href: '/faq' },
  resources: {
    title: 'Pour aller plus loin',
    links: [
      { label: 'Le blog', href: '/blog', text: 'Conseils de sortie et coulisses.' },
      { label: 'La communauté', href: '/community', text: 'Ambassadeurs et initiatives, ville par ville.' },
      { label: 'L’API', href: '/api', text: 'Les événements de Lively dans vos outils.' },
    ],
  },
  support: {
    title: 'Parler à quelqu’un',
    text: 'Trois moyens de nous joindre, selon l’heure et l’urgence.',
    links: [
      {
        label: 'Discuter en direct',
        href: '/support',
        text: 'Du lundi au vendredi, de 9 h à 18 h. Réponse en moins de 5 minutes.',
      },
      {
        label: 'Envoyer un email',
        href: `mailto:${company.support}`,
        text: 'À toute heure. Réponse en moins de 4 heures.',
      },
      {
        label: 'Appeler',
        href: company.phone.href,
        text: `${company.phone.text}, du lundi au vendredi, de 9 h à 18 h.`,
      },
    ],
  },
};
