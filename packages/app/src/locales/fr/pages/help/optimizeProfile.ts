import type { GuideContent } from '@lively/ui/screens';

export const optimizeProfile: GuideContent = {
  meta: {
    title: 'Soigner son profil',
    description:
      'Photo, nom, présentation, ville, visibilité : ce que montre votre profil Lively, à qui, et les réglages qui méritent un regard.',
  },
  poster: { category: 'food', seed: 'optimize-profile' },
  overline: 'Bien commencer',
  title: 'Soigner son profil',
  lead: 'Un profil court et juste suffit. Une seule information change vos recommandations : votre ville.',
  facts: ['4 champs', '3 niveaux de visibilité'],
  parts: [
    {
      id: 'fields',
      kind: 'steps',
      title: 'Modifier son profil',
      steps: [
        {
          id: 'edit',
          title: 'Ouvrez et modifiez',
          text: 'Dans [Profil](/profile), « Modifier » rend les champs éditables ; le même bouton les enregistre.',
        },
        {
          id: 'name',
          title: 'Nom et nom d’utilisateur',
          text: 'Le nom est celui que l’on lit. Le nom d’utilisateur, précédé de @, vous distingue d’un homonyme.',
        },
        {
          id: 'city',
          title: 'Ville',
          text: 'Les distances et les 30 points de proximité en partent. Lively en connaît sept par leurs coordonnées : Paris, Lyon, Marseille, Toulouse, Cannes, Nice et Bordeaux. Pour les autres, et sans ville, nous comptons depuis Paris.',
        },
        {
          id: 'bio',
          title: 'Présentation',
          text: 'Une phrase. Ce que vous aimez, ce que vous organisez. Pas d’adresse ni de téléphone.',
        },
        {
          id: 'picture',
          title: 'Photo',
          text: 'Cliquez sur le portrait pour en choisir une. Sans photo, vos initiales suffisent.',
        },
      ],
    },
    {
      id: 'visibility',
      kind: 'cards',
      title: 'Qui le voit',
      cards: [
        { id: 'public', title: 'Tout le monde', text: 'C’est le réglage de départ, utile si vous organisez.' },
        {
          id: 'friends',
          title: 'Mes amis',
          text: 'Prévu pour vos proches. Tant que l’on ne peut pas s’ajouter entre amis sur Lively, ce réglage vaut « Moi seulement ».',
        },
        { id: 'private', title: 'Moi seulement', text: 'Vos votes comptent toujours, sans votre nom.' },
      ],
    },
    {
      id: 'settings',
      kind: 'text',
      title: 'Les réglages à vérifier une fois',
      blocks: [
        {
          table: {
            caption: 'Notifications, telles que vous les trouvez au départ',
            head: ['Réglage', 'Au départ'],
            rows: [
              ['Notifications par email', 'Activées'],
              ['Rappels d’événements', 'Activés'],
              ['Notifications push', 'Désactivées'],
              ['Emails promotionnels', 'Désactivés'],
            ],
          },
        },
        'Vos favoris, vos billets et vos préférences ne font pas partie du profil : quel que soit le réglage, vous êtes seul à les voir.',
        '« Télécharger mes données » produit un fichier avec tout ce que nous gardons de vous. La suppression du compte, elle, sera disponible prochainement ; d’ici là, [la FAQ](/faq) dit comment la demander.',
      ],
    },
  ],
  action: { label: 'Ouvrir mon profil', href: '/profile' },
  next: {
    title: 'Et ensuite',
    links: [
      {
        label: 'Régler ses préférences',
        href: '/help/configure-preferences',
        text: 'Ce qui pèse le plus dans le classement.',
      },
      { label: 'Politique de confidentialité', href: '/privacy', text: 'Ce que nous gardons, et combien de temps.' },
    ],
  },
};
