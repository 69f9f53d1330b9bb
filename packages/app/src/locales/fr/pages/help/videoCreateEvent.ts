import type { GuideContent } from '@lively/ui/screens';

export const videoCreateEvent: GuideContent = {
  meta: {
    title: 'Créer un événement, la visite guidée',
    description:
      'Le déroulé complet de la création d’un événement sur Lively, minute par minute, à lire pendant que vous remplissez le formulaire.',
  },
  poster: { category: 'leisure', seed: 'video-create-event' },
  overline: 'Organiser',
  title: 'Créer un événement, minute par minute',
  lead: 'La vidéo n’est pas encore tournée. En attendant, voici ce qu’elle montrera : le texte est complet, et il se lit plus vite.',
  facts: ['5 minutes', 'Texte seul pour l’instant'],
  parts: [
    {
      id: 'script',
      kind: 'steps',
      title: 'Le déroulé',
      steps: [
        {
          id: 'minute-0',
          title: 'Minute 0 : ouvrir le formulaire',
          text: 'Dans le menu, « Créer ». Si vous n’êtes pas connecté, la page de connexion s’ouvre d’abord, puis vous ramène ici.',
        },
        {
          id: 'minute-1',
          title: 'Minute 1 : le titre',
          text: 'Nous tapons « Atelier pain au levain, de la farine à la miche ». Le champ accepte 100 caractères, celui-ci en compte moins de cinquante. Catégorie : Gastronomie.',
        },
        {
          id: 'minute-2',
          title: 'Minute 2 : où et quand',
          text: '« Paris 14e, Fournil de la rue Daguerre ». La ville d’abord. Puis la date, au calendrier ou au clavier, et l’heure de début.',
        },
        {
          id: 'minute-3',
          title: 'Minute 3 : l’image',
          text: 'Nous déposons une photo de 4 Mo ; un aperçu apparaît. Un fichier de plus de 10 Mo serait refusé tout de suite, avec une phrase qui dit pourquoi. Sans image, l’affiche est dessinée.',
        },
        {
          id: 'minute-4',
          title: 'Minute 4 : la description',
          text: 'Douze participants au plus. Trois phrases : on repart avec une miche et un pot de levain, le tablier est fourni, débutants bienvenus.',
        },
        {
          id: 'minute-5',
          title: 'Minute 5 : publier',
          text: 'Un champ oublié ? Il est signalé, et le curseur s’y place. Sinon, « Événement créé ! » s’affiche et l’accueil revient deux secondes plus tard. La page est en ligne.',
        },
      ],
    },
    {
      id: 'why',
      kind: 'text',
      title: 'Et la vidéo ?',
      blocks: [
        'Elle sera sous-titrée en trois langues et décrite pour les personnes qui ne la voient pas. Cela prend du temps, et nous préférons l’annoncer quand elle existera. Ce texte restera de toute façon.',
      ],
    },
  ],
  action: { label: 'Ouvrir le formulaire', href: '/create-event' },
  next: {
    title: 'Et ensuite',
    links: [
      {
        label: 'Le guide avec la liste à cocher',
        href: '/help/create-event',
        text: 'Six étapes et dix points à vérifier.',
      },
      { label: 'Promouvoir un événement', href: '/help/promote-event', text: 'Une fois la page en ligne.' },
    ],
  },
};
