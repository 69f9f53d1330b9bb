import type { CareersContent } from '@lively/ui/screens';

export const careers: CareersContent = {
  meta: {
    title: 'Nous rejoindre',
    description:
      'Six postes ouverts chez Lively, à Paris et à distance : technique, design, produit, business, marketing. Ou proposez-nous le vôtre.',
  },
  poster: { category: 'food', seed: 'careers' },
  overline: 'Recrutement',
  title: 'Faites sortir les gens',
  lead: 'Nous construisons ce que l’on ouvre à 18 h 40 un vendredi. Si l’idée qu’une petite salle se remplisse vous fait plaisir, vous allez vous plaire ici.',
  figures: [
    { value: '24', label: 'personnes, dont 11 femmes' },
    { value: '2 à 3', label: 'jours de télétravail par semaine' },
    { value: '2 000 €', label: 'de formation par an et par personne' },
    { value: '6', label: 'postes ouverts' },
  ],
  values: {
    title: 'Ce qui nous tient',
    items: [
      {
        id: 'passion',
        title: 'Passion',
        text: 'Chacun sort, et raconte. Le lundi matin commence par ce que l’on a vu le week-end.',
      },
      {
        id: 'impact',
        title: 'Impact',
        text: 'Nous regardons une chose avant les autres : combien de petites salles ont trouvé leur public.',
      },
      {
        id: 'innovation',
        title: 'Innovation',
        text: 'Un classement que l’on peut lire, une affiche dessinée par le code : nous inventons quand cela simplifie.',
      },
      {
        id: 'team',
        title: 'Équipe',
        text: 'Deux paires d’yeux sur tout ce qui part en ligne, et personne ne corrige seul à minuit.',
      },
    ],
  },
  positionsTitle: 'Les postes ouverts',
  departmentsLabel: 'Département',
  departments: [
    { value: 'all', label: 'Tous' },
    { value: 'tech', label: 'Technique' },
    { value: 'design', label: 'Design' },
    { value: 'product', label: 'Produit' },
    { value: 'business', label: 'Business' },
    { value: 'marketing', label: 'Marketing' },
  ],
  countPositions: (count) => (count < 2 ? `${count} poste` : `${count} postes`),
  empty: (department) =>
    `Aucun poste ouvert en ${department} pour l’instant. Votre candidature spontanée nous intéresse quand même.`,
  skillsLabel: 'Compétences',
  applyLabel: 'Postuler',
  positions: [
    {
      id: 'frontend',
      title: 'Développeur ou développeuse front-end',
      department: 'tech',
      location: 'Paris ou à distance',
      contract: 'CDI',
      experience: '3 ans et plus',
      description:
        'Vous faites vivre la bibliothèque de composants et les pages publiques. Une page lente ou impossible à lire au clavier vous empêche de dormir, un peu.',
      skills: ['React', 'TypeScript', 'Accessibilité', 'CSS'],
    },
    {
      id: 'backend',
      title: 'Ingénieur ou ingénieure base de données',
      department: 'tech',
      location: 'Paris ou à distance',
      contract: 'CDI',
      experience: '5 ans et plus',
      description:
        'PostgreSQL est notre salle des machines : droits ligne par ligne, comptages, imports. Vous aimez les requêtes courtes et les migrations qui se relisent.',
      skills: ['PostgreSQL', 'SQL', 'Sécurité', 'Données ouvertes'],
    },
    {
      id: 'designer',
      title: 'Designer produit',
      department: 'design',
      location: 'Paris',
      contract: 'CDI',
      experience: '3 ans et plus',
      description:
        'Vous dessinez des parcours et des affiches, avec la même rigueur. Vous savez dire en trois mots ce que d’autres disent en un paragraphe.',
      skills: ['Typographie', 'Prototypage', 'Recherche utilisateur', 'SVG'],
    },
    {
      id: 'product',
      title: 'Responsable produit, organisateurs',
      department: 'product',
      location: 'Paris',
      contract: 'CDI',
      experience: '4 ans et plus',
      description:
        'Votre terrain : les salles, les clubs, les associations. Vous passez un jour par semaine chez eux et rapportez ce qui mérite d’être construit.',
      skills: ['Entretiens', 'Priorisation', 'Rédaction', 'Mesure'],
    },
    {
      id: 'partnerships',
      title: 'Chargé ou chargée de partenariats',
      department: 'business',
      location: 'Lyon ou Marseille',
      contract: 'CDI',
      experience: '2 ans et plus',
      description:
        'Offices de tourisme, médias locaux, salles : vous leur apportez les événements de Lively sur leur propre site, et revenez avec les leurs.',
      skills: ['Négociation', 'Culture et sport', 'Espagnol apprécié'],
    },
    {
      id: 'community',
      title: 'Responsable de communauté',
      department: 'marketing',
      location: 'Paris ou à distance',
      contract: 'CDD de 12 mois',
      experience: 'Première expérience',
      description:
        'Vous animez les ambassadeurs, écrivez la lettre du jeudi et répondez aux messages comme à des personnes, puisque c’en sont.',
      skills: ['Écriture', 'Anglais', 'Réseaux sociaux', 'Écoute'],
    },
  ],
  benefits: {
    title: 'Ce que nous proposons',
    items: [
      {
        id: 'remote',
        title: 'Travail hybride',
        text: 'Deux à trois jours de télétravail par semaine, choisis avec votre équipe. Certains postes sont entièrement à distance.',
      },
      {
        id: 'training',
        title: '2 000 € de formation',
        text: 'Chaque année, pour chacun : un cours, une conférence, des livres. Le temps passé compte comme du travail.',
      },
      {
        id: 'tickets',
        title: 'Deux billets par mois',
        text: 'Au choix dans le catalogue, sans justificatif. Un compte rendu au déjeuner est apprécié.',
      },
      {
        id: 'health',
        title: 'Mutuelle et transports',
        text: 'Mutuelle prise en charge à 80 %, abonnement de transport ou vélo à 75 %.',
      },
      {
        id: 'evenings',
        title: 'Des soirées libres',
        text: 'Pas de réunion après 17 h 30. Il serait étrange de manquer une première à cause de nous.',
      },
      {
        id: 'parents',
        title: 'Congé parental égal',
        text: 'Seize semaines pour chaque parent, salaire maintenu.',
      },
    ],
  },
  form: {
    title: 'Candidature spontanée',
    text: 'Aucun poste ne vous ressemble, ou plusieurs ? Écrivez-nous. Chaque candidature reçoit une réponse d’une personne. Seule l’adresse de votre page est facultative.',
    submit: 'Envoyer ma candidature',
    sending: 'Envoi…',
    sent: {
      title: 'Candidature envoyée',
      text: 'Merci. Nous vous répondons sous deux semaines, y compris si la réponse est non.',
    },
    failed: {
      title: 'La candidature n’est pas partie',
      text: 'Votre texte est toujours là. Vérifiez votre connexion et réessayez dans quelques minutes.',
    },
    errors: {
      required: 'Ce champ est nécessaire pour étudier votre candidature.',
      email: 'Cette adresse n’est pas complète : il manque peut-être le @ ou ce qui le suit.',
      summary: (count) => `${count} réponses à corriger`,
    },
    spontaneous: 'Candidature spontanée',
    fields: {
      name: { label: 'Votre nom' },
      email: { label: 'Votre adresse email' },
      position: { label: 'Poste souhaité', hint: 'Un poste de la liste, ou une candidature spontanée.' },
      link: {
        label: 'Une page sur vous (facultatif)',
        hint: 'Site, portfolio, profil : une adresse qui commence par https://',
      },
      message: {
        label: 'Pourquoi Lively ?',
        hint: 'Quelques phrases. La dernière sortie qui vous a plu est un bon début.',
      },
    },
  },
};
