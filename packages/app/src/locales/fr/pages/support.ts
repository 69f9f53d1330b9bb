import type { SupportContent } from '@lively/ui/screens';
import { company } from './company';

export const support: SupportContent = {
  meta: {
    title: 'Support',
    description:
      'Chat, email, téléphone ou ticket : les horaires et les délais du support de Lively, et un formulaire pour décrire un problème une bonne fois.',
  },
  poster: { category: 'sport', seed: 'support' },
  overline: 'Aide',
  title: 'Un problème ? Racontez-nous',
  lead: 'Paul et son équipe lisent tout. Plus vous dites ce que vous attendiez et ce que vous avez vu, plus vite c’est réglé.',
  channels: {
    title: 'Trois moyens de nous joindre',
    items: [
      {
        id: 'chat',
        title: 'Chat en direct',
        hours: 'Du lundi au vendredi, de 9 h à 18 h',
        delay: 'Réponse en moins de 5 minutes',
        text: 'Pour une question courte, quand vous êtes devant l’écran.',
        link: { label: 'Commencer par un message', href: '#ticket' },
      },
      {
        id: 'email',
        title: 'Email',
        hours: '24 h/24, 7 jours sur 7',
        delay: 'Réponse en moins de 4 heures',
        text: 'Pour joindre une capture d’écran ou raconter en détail.',
        link: { label: company.support, href: `mailto:${company.support}` },
      },
      {
        id: 'phone',
        title: 'Téléphone',
        hours: 'Du lundi au vendredi, de 9 h à 18 h',
        delay: 'Réponse immédiate',
        text: 'Pour ce qui ne peut pas attendre : un événement qui commence ce soir.',
        link: { label: company.phone.text, href: company.phone.href },
      },
    ],
  },
  quickHelp: {
    title: 'Réglé en une minute',
    links: [
      { label: 'Mot de passe oublié', href: '/auth', text: 'Un lien vous en fait choisir un nouveau.' },
      { label: 'Annuler une participation', href: '/faq', text: 'Gratuit jusqu’à 24 heures avant.' },
      { label: 'Modifier un événement', href: '/my-events', text: 'Dans « Mes créations ».' },
      { label: 'Changer ses préférences', href: '/help/configure-preferences', text: 'Et comprendre leur effet.' },
    ],
  },
  form: {
    title: 'Ouvrir un ticket',
    text: 'Tous les champs sont nécessaires. Vous recevez la réponse par email, et votre adresse ne sert à rien d’autre.',
    submit: 'Envoyer le ticket',
    sending: 'Envoi…',
    sent: {
      title: 'Ticket envoyé',
      text: 'Merci. Nous vous répondons par email en moins de 4 heures, plus tôt si c’est urgent.',
    },
    failed: {
      title: 'Le ticket n’est pas parti',
      text: 'Ce que vous avez écrit est toujours là. Vérifiez votre connexion et réessayez dans quelques minutes.',
    },
    errors: {
      required: 'Ce champ est nécessaire pour traiter votre ticket.',
      email: 'Cette adresse n’est pas complète : il manque peut-être le @ ou ce qui le suit.',
      summary: (count) => `${count} réponses à corriger`,
    },
    choose: 'Choisissez…',
    fields: {
      firstName: { label: 'Prénom' },
      lastName: { label: 'Nom' },
      email: { label: 'Adresse email' },
      issueType: { label: 'De quoi s’agit-il ?' },
      priority: { label: 'Est-ce pressé ?', hint: 'Urgent : un événement a lieu dans les 24 heures.' },
      subject: { label: 'Sujet', hint: 'Par exemple : « Le lien de confirmation ne s’ouvre pas »' },
      description: {
        label: 'Description',
        hint: 'Ce que vous attendiez, ce que vous avez vu, et l’adresse de la page.',
      },
    },
    issueTypes: [
      { value: 'account', label: 'Compte' },
      { value: 'event', label: 'Événement' },
      { value: 'payment', label: 'Paiement' },
      { value: 'bug', label: 'Dysfonctionnement' },
      { value: 'feature', label: 'Idée d’amélioration' },
      { value: 'other', label: 'Autre' },
    ],
    priorities: [
      { value: 'low', label: 'Quand vous pourrez' },
      { value: 'medium', label: 'Cette semaine' },
      { value: 'high', label: 'Aujourd’hui' },
      { value: 'urgent', label: 'Urgent' },
    ],
  },
  addresses: {
    title: 'Autres adresses',
    items: [
      {
        id: 'organisers',
        title: 'Organisateurs',
        text: 'Publication, mise en avant, partenariats locaux.',
        link: { label: company.organisers, href: `mailto:${company.organisers}` },
      },
      {
        id: 'privacy',
        title: 'Données personnelles',
        text: 'Accès, effacement, toute question sur vos données.',
        link: { label: company.privacy, href: `mailto:${company.privacy}` },
      },
      {
        id: 'legal',
        title: 'Juridique',
        text: 'Réponse sous 48 heures ouvrées.',
        link: { label: company.legal, href: `mailto:${company.legal}` },
      },
      {
        id: 'partners',
        title: 'Partenaires',
        text: 'API, widgets, données ouvertes.',
        link: { label: company.partners, href: `mailto:${company.partners}` },
      },
    ],
  },
};
