import type { CommunityContent } from '@lively/ui/screens';

export const community: CommunityContent = {
  meta: {
    title: 'La communauté',
    description:
      'Trois ambassadeurs, quatre initiatives et des milliers de sorties : celles et ceux qui font vivre Lively, ville par ville, et comment les rejoindre.',
  },
  poster: { category: 'festival', seed: 'community' },
  overline: 'Communauté',
  title: 'On sort mieux ensemble',
  lead: 'Derrière chaque ville, il y a des gens qui connaissent le bon soir, la bonne porte et le bon code. Voici comment ils font, et comment les rejoindre.',
  figures: [
    { value: '50K+', label: 'utilisateurs' },
    { value: '10K+', label: 'événements en France' },
    { value: '500+', label: 'villes' },
    { value: '4', label: 'initiatives en cours' },
  ],
  ambassadors: {
    title: 'Trois ambassadeurs',
    text: 'Bénévoles, ils choisissent leurs sujets. Lively leur offre des billets, jamais un texte à recopier.',
    people: [
      {
        id: 'amel',
        name: 'Amel Benhadj',
        role: 'Ambassadrice musique',
        city: 'Marseille',
        events: '46 sorties racontées',
        followers: '1 240 abonnés',
        bio: 'Ancienne ingénieure du son. Elle sait quelle salle sonne le mieux au fond, et laquelle a les meilleurs sandwichs.',
        specialties: ['Rap', 'Musiques du monde', 'Petites salles'],
      },
      {
        id: 'yann',
        name: 'Yann Le Guen',
        role: 'Ambassadeur sport',
        city: 'Toulouse',
        events: '38 sorties organisées',
        followers: '870 abonnés',
        bio: 'Il organise des courses où l’on attend le dernier, et prétend que c’est une stratégie d’entraînement.',
        specialties: ['Course à pied', 'Rugby', 'Débutants'],
      },
      {
        id: 'rosalie',
        name: 'Rosalie Marchand',
        role: 'Ambassadrice culture',
        city: 'Lyon',
        events: '61 visites menées',
        followers: '2 050 abonnés',
        bio: 'Guide le jour, lectrice la nuit. Ses visites de musée durent quarante minutes, et l’on n’y voit que trois tableaux.',
        specialties: ['Expositions', 'Patrimoine', 'Littérature'],
      },
    ],
  },
  initiatives: {
    title: 'Quatre initiatives',
    items: [
      {
        id: 'first-time',
        title: 'Première fois',
        text: 'Un habitué accompagne quelqu’un qui n’a jamais osé entrer dans un opéra, un club ou un stade.',
      },
      {
        id: 'empty-seats',
        title: 'Places vides',
        text: 'Les organisateurs confient leurs invendus de dernière minute à des associations de quartier.',
      },
      {
        id: 'open-doors',
        title: 'Portes ouvertes à tous',
        text: 'Des bénévoles vérifient sur place les accès en fauteuil et complètent les pages des événements.',
      },
      {
        id: 'paper',
        title: 'Papier',
        text: 'Une fois par saison, les affiches de Lively sont imprimées et collées dans les commerces qui le veulent bien.',
      },
    ],
  },
  testimonials: {
    title: 'Ils le disent',
    items: [
      {
        id: 'fatou',
        quote:
          '« Je suis venue à une “Première fois” en ne connaissant personne. Depuis, c’est moi qui attends les nouveaux à la porte. »',
        name: 'Fatou D.',
        role: 'Bordeaux',
      },
      {
        id: 'benoit',
        quote:
          '« Quarante invendus donnés un jeudi à 17 h. À 20 h, la salle était pleine et le public autrement curieux. »',
        name: 'Benoît R.',
        role: 'programmateur, Nice',
      },
      {
        id: 'ines',
        quote: '« Quelqu’un avait noté la marche de huit centimètres à l’entrée. Pour moi, cela change la soirée. »',
        name: 'Inès T.',
        role: 'Paris',
      },
    ],
  },
  join: {
    title: 'Vous en êtes ?',
    text: 'Créez un compte, sortez, votez honnêtement : c’est déjà beaucoup. Pour animer une ville ou lancer une initiative, écrivez-nous.',
    action: { label: 'Rejoindre la communauté', href: '/auth' },
    links: [
      {
        label: 'Proposer une initiative',
        href: '/contact',
        text: 'Une idée, une ville, une date. Nous répondons sous 24 heures.',
      },
      { label: 'Organiser une sortie', href: '/help/create-event', text: 'Le guide en six étapes.' },
    ],
  },
};
