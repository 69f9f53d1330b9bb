import { sampleText } from '../../docs/translateArgs';
import type { FormTexts } from './FormTexts';
import type { DescribedLink } from './PageLink';
import type { PageOpening } from './PageMeta';

/** The texts that the stories of the public pages share. */
export const sampleOpening: PageOpening = {
  meta: { title: 'À propos de Lively', description: 'Qui nous sommes et comment nous travaillons.' },
  poster: { category: 'culture', seed: 'about' },
  overline: 'Lively',
  title: 'Nous collons des affiches',
  lead: 'Il se passe toujours quelque chose près de chez vous. Le plus difficile, c’est de le savoir à temps.',
};

export const sampleLinks: readonly DescribedLink[] = [
  { label: 'Nous écrire', href: '/contact', text: 'Une réponse sous 24 heures, du lundi au vendredi.' },
  { label: 'Le support', href: '/support', text: 'Chat, email, téléphone et tickets.' },
  { label: 'Les guides', href: '/help', text: 'Pas à pas, du compte à l’événement.' },
];

export const sampleForm: FormTexts = {
  title: 'Votre message',
  text: 'Nous n’utilisons votre adresse que pour vous répondre.',
  submit: 'Envoyer le message',
  sending: 'Envoi…',
  sent: { title: 'Message envoyé', text: 'Merci. Vous recevrez une réponse sous 24 heures, en semaine.' },
  failed: {
    title: 'Le message n’est pas parti',
    text: 'Votre texte est toujours là. Réessayez dans quelques minutes.',
  },
  errors: {
    required: 'Ce champ est nécessaire pour vous répondre.',
    email: 'Cette adresse n’est pas valide. Exemple : zoe@exemple.fr',
    summary: (count) => sampleText('{count} réponses à corriger', { count }),
  },
};
