import type { GuideContent } from '@lively/ui/screens';
import { company } from '../company';

export const createEvent: GuideContent = {
  meta: {
    title: 'Créer son premier événement',
    description:
      'Six étapes pour publier un événement sur Lively, des conseils d’organisateurs et une liste de dix points à vérifier avant la mise en ligne.',
  },
  poster: { category: 'food', seed: 'create-event' },
  overline: 'Organiser',
  title: 'Créer son premier événement',
  lead: 'Publier est gratuit et prend moins de dix minutes si vous avez la date, le lieu et une phrase.',
  facts: ['6 étapes', '10 minutes', 'Compte nécessaire'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Les six étapes',
      steps: [
        {
          id: 'sign-in',
          title: 'Connectez-vous',
          text: 'Seules les personnes connectées peuvent publier : c’est ce qui permet de modifier l’événement ensuite, et de savoir qui l’annonce. Puis choisissez [Créer](/create-event).',
        },
        {
          id: 'title',
          title: 'Le titre et la catégorie',
          text: 'Dites ce qui va se passer, avec un verbe ou un nom concret. La catégorie donne sa couleur à l’affiche et décide à qui l’événement est recommandé.',
          details: ['100 caractères au plus pour le titre.'],
        },
        {
          id: 'when-where',
          title: 'Le lieu, la date, l’heure',
          text: 'Commencez le lieu par la ville : « Lyon 7e, La Halle aux agrès ». C’est la ville que comparent les filtres et les distances.',
          details: ['Titre, catégorie, lieu, date et heure sont obligatoires. Le reste est facultatif.'],
        },
        {
          id: 'capacity',
          title: 'Le nombre de participants',
          text: 'Indiquez un maximum si la salle en a un. Sans limite, laissez le champ vide.',
        },
        {
          id: 'image',
          title: 'L’image et la description',
          text: `Cliquez ou déposez une image. Sans image, Lively dessine une affiche. Pour en ajouter d’autres à la galerie, envoyez-les à [${company.organisers}](mailto:${company.organisers}). Dans la description, répondez aux trois questions de toujours : pour qui, qu’apporter, et s’il pleut ?`,
          details: ['PNG, JPG ou GIF, jusqu’à 10 Mo.', 'Jusqu’à 5 images supplémentaires pour la galerie.'],
        },
        {
          id: 'publish',
          title: 'Relisez et publiez',
          text: 'Un message confirme la publication et vous revenez à l’accueil deux secondes plus tard. L’événement est visible de tous ; retrouvez-le dans « Mes sorties », onglet « Mes créations ».',
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Ce que font les habitués',
      tips: [
        'Ils publient quatre semaines avant, et n’y touchent plus sauf nécessité.',
        'Ils écrivent « Gratuit » en toutes lettres : c’est un mot que l’on cherche.',
        'Ils donnent l’heure de fin. On réserve plus volontiers ce qui a une fin.',
        'Ils envoient le lien à dix personnes avant de l’envoyer à mille.',
      ],
    },
    {
      id: 'checklist',
      kind: 'checklist',
      title: 'Avant de publier',
      text: 'Dix points. Vos coches restent sur cette page, le temps de votre visite.',
      items: [
        'Le titre dit ce qui va se passer, en moins de 100 caractères.',
        'La catégorie est celle que chercherait votre public.',
        'Le lieu commence par la ville.',
        'La date est la bonne, et le jour de la semaine aussi.',
        'L’heure de début est celle du spectacle, pas celle du montage.',
        'Le nombre maximum correspond à la salle.',
        'L’image vous appartient, ou vous avez l’accord de son auteur.',
        'La description dit pour qui, avec quoi, et que faire s’il pleut.',
        'L’accès en fauteuil est indiqué, même s’il est impossible.',
        'Quelqu’un d’autre a relu.',
      ],
    },
  ],
  action: { label: 'Créer un événement', href: '/create-event' },
  next: {
    title: 'Et ensuite',
    links: [
      { label: 'Promouvoir un événement', href: '/help/promote-event', text: 'Ce qui fait venir du monde.' },
      {
        label: 'Suivre les participants',
        href: '/help/manage-participants',
        text: 'Ce que vous voyez, ce que vous ne verrez pas.',
      },
      { label: 'La visite guidée', href: '/help/video-create-event', text: 'Les mêmes étapes, minute par minute.' },
    ],
  },
};
