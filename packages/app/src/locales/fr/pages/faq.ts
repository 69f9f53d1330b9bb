import type { FaqContent } from '@lively/ui/screens';
import { company } from './company';

export const faq: FaqContent = {
  meta: {
    title: 'Questions fréquentes',
    description:
      'Compte, événements, billets, données personnelles : quinze réponses courtes et exactes aux questions que l’on nous pose le plus.',
  },
  poster: { category: 'culture', seed: 'faq' },
  overline: 'Aide',
  title: 'Questions fréquentes',
  lead: 'Quinze réponses courtes. Cherchez un mot, ou choisissez une catégorie.',
  search: {
    label: 'Rechercher une question',
    placeholder: 'Annuler, mot de passe, organisateur…',
    submit: 'Rechercher',
  },
  categoriesLabel: 'Catégorie',
  categories: [
    { value: 'all', label: 'Tous' },
    { value: 'general', label: 'Général' },
    { value: 'account', label: 'Compte' },
    { value: 'events', label: 'Événements' },
    { value: 'payment', label: 'Paiement' },
  ],
  countQuestions: (count) => (count < 2 ? `${count} question` : `${count} questions`),
  empty: (search, category) => `Aucune question trouvée pour "${search}" dans la catégorie "${category}".`,
  reset: 'Voir toutes les questions',
  questions: [
    {
      id: 'what',
      category: 'general',
      question: 'Qu’est-ce que Lively, et combien cela coûte-t-il ?',
      answer:
        'Lively rassemble les sorties près de chez vous et les classe selon vos goûts, en montrant pourquoi. L’inscription, la recherche et la publication d’événements sont gratuites. Seuls les billets des événements payants se paient, auprès de leur billetterie.',
    },
    {
      id: 'create-account',
      category: 'account',
      question: 'Comment créer un compte ?',
      answer:
        'Choisissez « Se connecter », puis « Créer un compte » : nom, adresse email, mot de passe d’au moins 8 caractères. Vous recevez un lien de confirmation, valable 24 heures. Il faut être majeur, et un compte correspond à une personne. Le [guide en quatre étapes](/help/create-account) montre tout.',
    },
    {
      id: 'delete-account',
      category: 'account',
      question: 'Comment supprimer mon compte ?',
      answer: `Le bouton existe dans les réglages du profil mais la suppression automatique sera disponible prochainement. D’ici là, écrivez à [${company.privacy}](mailto:${company.privacy}) depuis l’adresse du compte : nous supprimons tout à la main. Vous pouvez auparavant télécharger vos données depuis votre profil.`,
    },
    {
      id: 'reset-password',
      category: 'account',
      question: 'J’ai oublié mon mot de passe. Que faire ?',
      answer:
        'Sur la page de connexion, choisissez « Mot de passe oublié » et indiquez votre adresse. Un lien vous permet d’en choisir un nouveau : 8 caractères au moins, 12 de préférence. Par sécurité, l’écran est le même que l’adresse soit connue de nous ou non.',
    },
    {
      id: 'notifications',
      category: 'account',
      question: 'Comment régler mes notifications ?',
      answer:
        'Dans votre profil, onglet Réglages. Au départ, les emails et les rappels d’événement sont activés ; les notifications sur l’appareil et les messages promotionnels ne le sont pas.',
    },
    {
      id: 'data',
      category: 'general',
      question: 'Comment mes données sont-elles protégées ?',
      answer:
        'Vos favoris, vos billets et vos préférences ne sont lisibles que par vous : c’est la base de données qui l’impose. Votre position reste sur votre appareil et aucun traceur facultatif ne s’exécute avant votre choix. Tout est dans la [politique de confidentialité](/privacy).',
    },
    {
      id: 'recommendations',
      category: 'general',
      question: 'Comment les événements sont-ils recommandés ?',
      answer:
        'Par des points : vos préférences, la distance, la date, l’affluence et vos visites récentes. Chaque carte indique ses raisons, qui s’additionnent pour donner le score. Personne ne peut acheter de points. Les règles sont [publiques](/ranking).',
    },
    {
      id: 'create-event',
      category: 'events',
      question: 'Comment publier un événement ?',
      answer:
        'Connectez-vous, choisissez « Créer », remplissez le titre, la catégorie, le lieu, la date et l’heure. Le reste est facultatif. L’événement est visible dès sa publication. Le [guide en six étapes](/help/create-event) se termine par une liste à cocher.',
    },
    {
      id: 'edit-event',
      category: 'events',
      question: 'Puis-je modifier ou supprimer mon événement ?',
      answer:
        'Oui, dans « Mes sorties », onglet « Mes créations ». Vous seul pouvez modifier ce que vous avez publié. Une modification est visible aussitôt ; une suppression est définitive.',
    },
    {
      id: 'cancel',
      category: 'events',
      question: 'Comment annuler ma participation ?',
      answer:
        'L’annulation est gratuite jusqu’à 24 heures avant le début de l’événement. Pour un billet, suivez le lien d’annulation envoyé par la billetterie. Pour un événement gratuit sur réservation, prévenez l’organisateur : quelqu’un attend peut-être votre place.',
    },
    {
      id: 'invite',
      category: 'events',
      question: 'Comment inviter des amis ?',
      answer:
        'Le bouton « Partager » de chaque page ouvre le partage de votre téléphone, ou copie le lien. Vos amis n’ont pas besoin de compte pour la lire.',
    },
    {
      id: 'organiser',
      category: 'events',
      question: 'Comment contacter un organisateur ?',
      answer:
        'Son nom figure sur la page de l’événement, et souvent son site derrière le lien de la billetterie. Si vous ne trouvez rien, [écrivez-nous](/contact) : nous transmettons votre message.',
    },
    {
      id: 'report',
      category: 'events',
      question: 'Comment signaler un événement ou un comportement ?',
      answer:
        'Envoyez-nous l’adresse de la page par le [formulaire du support](/support), sujet « Événement ». Chaque signalement est examiné sous 24 heures. Un événement trompeur ou dangereux est retiré.',
    },
    {
      id: 'pay',
      category: 'payment',
      question: 'Comment se passe le paiement d’un billet ?',
      answer:
        'Le lien du billet ouvre la billetterie dans un nouvel onglet. Vous y payez par carte, auprès d’un prestataire de paiement spécialisé. Lively ne voit ni ne conserve vos coordonnées bancaires.',
    },
    {
      id: 'refund',
      category: 'payment',
      question: 'Comment être remboursé ?',
      answer:
        'En cas d’annulation plus de 24 heures avant l’événement, ou si l’organisateur annule, la billetterie rembourse la carte utilisée, le plus souvent en quelques jours ouvrés. Si rien n’arrive, ouvrez un [ticket](/support), sujet « Paiement », avec votre numéro de commande.',
    },
  ],
  contact: {
    title: 'Votre question n’y est pas ?',
    text: 'Dites-la avec vos mots. Les meilleures finissent sur cette page.',
    links: [
      { label: 'Nous écrire', href: '/contact', text: 'Réponse sous 24 heures, du lundi au vendredi.' },
      { label: 'Le support', href: '/support', text: 'Chat, email, téléphone et tickets.' },
      { label: 'Les guides', href: '/help', text: 'Pas à pas, du compte à l’événement.' },
    ],
  },
};
