import type { CookiesContent } from '@lively/ui/screens';

export const cookies: CookiesContent = {
  meta: {
    title: 'Cookies et choix',
    description:
      'Essentiels, analytiques, marketing, personnalisation : ce que Lively écrit sur votre appareil, pour combien de temps, et comment choisir.',
  },
  poster: { category: 'food', seed: 'cookies' },
  overline: 'Vos données',
  title: 'Cookies et choix',
  lead: 'Lively ne dépose aucun cookie publicitaire. Quelques réglages vivent dans la mémoire de votre navigateur ; voici lesquels, et ce que vous pouvez refuser.',
  preferences: {
    title: 'Vos choix',
    text: 'Les cases montrent notre proposition. Rien de facultatif ne s’exécute tant que vous n’avez pas enregistré : ne rien faire équivaut à refuser.',
    lockedLabel: 'Toujours actif',
    categories: [
      {
        id: 'essential',
        title: 'Essentiels',
        text: 'Sans eux, le site ne peut pas vous reconnaître ni se souvenir de ce que vous avez décidé ici.',
        details: [
          'Votre session, jusqu’à la déconnexion.',
          'La langue et le thème choisis.',
          'Ce choix-ci, pendant 6 mois.',
          'L’accueil déjà fait, pour ne pas le montrer deux fois en 30 jours.',
        ],
      },
      {
        id: 'analytics',
        title: 'Analytiques',
        text: 'Compter les pages lues, sans savoir par qui, pour repérer celles qui ne servent à personne.',
        details: [
          'Aucun outil de mesure n’est branché aujourd’hui. Si cela change, votre choix s’appliquera, et cette ligne aussi.',
        ],
      },
      {
        id: 'marketing',
        title: 'Marketing',
        text: 'Mesurer l’effet d’une campagne, si nous en menons une.',
        details: ['Aucun partenaire publicitaire, aucun pixel. Désactivé au départ, et rien à activer pour l’instant.'],
      },
      {
        id: 'personalization',
        title: 'Personnalisation',
        text: 'Retenir les événements que vous ouvrez, pour affiner vos recommandations et vous proposer des préférences.',
        details: [
          'Seulement si vous êtes connecté : les 100 derniers, et 14 jours d’effet sur le classement.',
          'Désactivée, aucun clic n’est enregistré.',
        ],
      },
    ],
    acceptAll: 'Tout accepter',
    refuseAll: 'Tout refuser',
    save: 'Enregistrer mes choix',
    saved: {
      title: 'Choix enregistrés',
      text: 'Ils sont appliqués dès maintenant, et gardés 6 mois. Vous pouvez en changer ici quand vous voulez.',
    },
  },
  sections: [
    {
      id: 'storage',
      title: 'Cookies, ou mémoire locale ?',
      blocks: [
        'Un cookie voyage avec chaque requête. La mémoire locale, elle, reste dans votre navigateur jusqu’à ce qu’une page la lise. Lively utilise la seconde. La loi les traite de la même façon, et nous aussi.',
        'Si votre navigateur bloque cette mémoire, Lively fonctionne avec ses réglages de départ.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Les tiers',
      blocks: [
        'Aucune page de Lively ne charge de ressource chez un tiers : ni police, ni image de suivi, ni bouton social. Les liens vers une billetterie, un itinéraire ou un hébergement s’ouvrent dans un nouvel onglet, où s’appliquent les règles de ce site-là.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Changer d’avis',
      blocks: [
        'Cette page est accessible depuis le pied de toutes les autres. Retirer un accord efface aussitôt ce qu’il avait permis d’écrire. Six mois après votre choix, nous vous reposons la question. Pour tout le reste, voyez la [politique de confidentialité](/privacy).',
      ],
    },
  ],
};
