import type { GuideContent } from '@lively/ui/screens';

export const createAccount: GuideContent = {
  meta: {
    title: 'Créer un compte en quatre étapes',
    description:
      'S’inscrire sur Lively : le formulaire, l’email de confirmation, vos préférences et votre profil. Trois minutes, et c’est gratuit.',
  },
  poster: { category: 'sport', seed: 'create-account' },
  overline: 'Bien commencer',
  title: 'Créer un compte',
  lead: 'On peut tout regarder sans compte. Avec un compte, Lively retient vos favoris, vos goûts et vos votes.',
  facts: ['4 étapes', '3 minutes', 'Gratuit'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Les quatre étapes',
      steps: [
        {
          id: 'form',
          title: 'Remplissez le formulaire',
          text: 'Ouvrez [Se connecter](/auth), puis « Créer un compte ». Indiquez votre nom complet, votre adresse email et un mot de passe.',
          details: [
            'Mot de passe : 8 caractères au moins, 12 de préférence.',
            'Coller depuis un gestionnaire de mots de passe fonctionne.',
            'L’œil au bout du champ montre ce que vous tapez.',
          ],
        },
        {
          id: 'confirm',
          title: 'Confirmez votre adresse',
          text: 'Un email part aussitôt. Ouvrez le lien qu’il contient : vous êtes connecté.',
          details: [
            'Le lien est valable 24 heures.',
            'Rien reçu ? Regardez dans les courriers indésirables, puis choisissez « Renvoyer l’email ».',
          ],
        },
        {
          id: 'preferences',
          title: 'Dites ce que vous aimez',
          text: 'Six familles, du concert à la fête de quartier, et dans chacune ce qui vous plaît vraiment. Une seule préférence suffit pour que les recommandations changent.',
          details: ['Vous pouvez passer cette étape et y revenir quand vous voulez.'],
        },
        {
          id: 'profile',
          title: 'Complétez votre profil',
          text: 'Une photo, une phrase, une ville. La ville est la plus utile : c’est d’elle que partent les distances.',
          details: ['Sans ville, nous prenons Paris.'],
        },
      ],
    },
    {
      id: 'rules',
      kind: 'text',
      title: 'Deux règles simples',
      blocks: [
        {
          list: [
            '**Un compte par personne.** C’est ce qui rend un vote honnête : un compte, une voix.',
            '**Réservé aux majeurs.** Un enfant peut sortir avec Lively, mais avec le compte d’un adulte.',
          ],
        },
      ],
    },
    {
      id: 'password',
      kind: 'tips',
      title: 'Un bon mot de passe',
      tips: [
        'Quatre mots sans rapport entre eux valent mieux qu’un mot tordu par des chiffres.',
        'N’utilisez pas celui de votre messagerie : si l’un fuit, l’autre tient.',
        'Laissez un gestionnaire de mots de passe le retenir à votre place.',
      ],
    },
  ],
  action: { label: 'Créer mon compte', href: '/auth' },
  next: {
    title: 'Et ensuite',
    links: [
      {
        label: 'Découvrir des événements',
        href: '/help/discover-events',
        text: 'Quatre façons de tomber sur la bonne soirée.',
      },
      {
        label: 'Régler ses préférences',
        href: '/help/configure-preferences',
        text: 'Ajouter, retirer, comprendre l’effet.',
      },
      { label: 'Soigner son profil', href: '/help/optimize-profile', text: 'Photo, présentation, visibilité.' },
    ],
  },
};
