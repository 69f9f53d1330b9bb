import type { MobileAppContent } from '@lively/ui/screens';

export const mobileApp: MobileAppContent = {
  meta: {
    title: 'L’application mobile',
    description:
      'L’application Lively pour iOS et Android, annoncée pour le deuxième trimestre 2024, n’est pas encore sortie. Où nous en sommes, et comment être prévenu.',
  },
  poster: { category: 'music', seed: 'mobile-app' },
  overline: 'Application',
  title: 'L’affiche dans la poche',
  lead: 'Une application pour iOS et Android est en préparation. Elle est en retard ; voici la vérité sur son calendrier, et ce qui marche déjà.',
  release: {
    title: 'Prévue au T2 2024, toujours attendue',
    text: 'Nous avions annoncé une sortie au deuxième trimestre 2024. Cette date est passée et l’application n’est pas là. La version bêta se perdait sans réseau, précisément là où l’on cherche une scène ; nous l’avons reprise du début. Nous donnerons une nouvelle date quand nous pourrons la tenir.',
  },
  platforms: {
    label: 'Précommander',
    items: [
      {
        value: 'ios',
        label: 'iPhone et iPad',
        text: 'Précommande gratuite : vous êtes prévenu le jour de la sortie sur l’App Store.',
      },
      {
        value: 'android',
        label: 'Android',
        text: 'Précommande gratuite : vous êtes prévenu le jour de la sortie sur Google Play.',
      },
    ],
  },
  features: {
    title: 'Ce qu’elle saura faire',
    items: [
      {
        id: 'offline',
        title: 'Vos sorties sans réseau',
        text: 'Billets suivis, horaires et adresses restent lisibles au fond d’une salle.',
      },
      {
        id: 'reminder',
        title: 'Un rappel au bon moment',
        text: 'L’heure de partir, pas l’heure de commencer. Un seul message par sortie.',
      },
      {
        id: 'near',
        title: 'Autour de vous',
        text: 'Ce qui commence dans l’heure, à pied. Votre position ne quitte pas le téléphone.',
      },
      {
        id: 'share',
        title: 'À plusieurs',
        text: 'Une liste commune, un vote, une décision avant que la pluie s’arrête.',
      },
    ],
  },
  previews: {
    title: 'Aperçus',
    items: [
      {
        id: 'tonight',
        title: 'Ce soir',
        text: 'Les affiches de la soirée, à faire défiler du pouce.',
        category: 'music',
        seed: 'preview-tonight',
      },
      {
        id: 'why',
        title: 'Pourquoi vous',
        text: 'Les raisons, les points, le total.',
        category: 'sport',
        seed: 'preview-why',
      },
      {
        id: 'mine',
        title: 'Mes sorties',
        text: 'Les prochaines d’abord, lisibles sans réseau.',
        category: 'festival',
        seed: 'preview-mine',
      },
    ],
  },
  quotes: {
    title: 'Pendant la bêta',
    items: [
      {
        id: 'ludovic',
        quote:
          '« Le rappel “partez maintenant” m’a fait arriver à l’heure à un concert pour la première fois depuis 2019. »',
        name: 'Ludovic P.',
        role: 'testeur iOS, Nantes',
      },
      {
        id: 'mei',
        quote: '« Très belle, mais vide dès que le métro passait sous la Seine. Vous avez bien fait de recommencer. »',
        name: 'Mei L.',
        role: 'testeuse Android, Paris',
      },
    ],
  },
  form: {
    title: 'Être prévenu de la sortie',
    text: 'Un seul email, le jour où l’application existe. Votre adresse est ensuite effacée.',
    submit: 'Me prévenir',
    sending: 'Envoi…',
    sent: { title: 'C’est noté', text: 'Vous recevrez un message le jour de la sortie, et aucun avant.' },
    failed: {
      title: 'L’inscription n’a pas abouti',
      text: 'Votre adresse est toujours dans le champ. Vérifiez votre connexion et réessayez dans quelques minutes.',
    },
    errors: {
      required: 'Ce champ est nécessaire pour vous prévenir.',
      email: 'Cette adresse n’est pas complète : il manque peut-être le @ ou ce qui le suit.',
      summary: (count) => `${count} réponses à corriger`,
    },
    fields: {
      email: { label: 'Votre adresse email' },
      platform: { label: 'Votre téléphone' },
    },
  },
  meanwhile: {
    title: 'En attendant, le site tient dans votre téléphone',
    text: 'Il est fait pour les petits écrans dès 320 pixels. Vous pouvez l’ajouter à votre écran d’accueil :',
    steps: [
      'Sur iPhone : ouvrez Lively dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».',
      'Sur Android : ouvrez Lively dans Chrome, touchez le menu, puis « Ajouter à l’écran d’accueil ».',
    ],
  },
};
