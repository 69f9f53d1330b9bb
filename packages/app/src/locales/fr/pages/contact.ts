import type { ContactContent } from '@lively/ui/screens';
import { company } from './company';

export const contact: ContactContent = {
  meta: {
    title: 'Nous contacter',
    description:
      'Écrivez à l’équipe de Lively : une réponse sous 24 heures, du lundi au vendredi, de 9 h à 18 h. Adresses directes pour la presse et les organisateurs.',
  },
  poster: { category: 'leisure', seed: 'contact' },
  overline: 'Contact',
  title: 'Écrivez-nous, quelqu’un lit',
  lead: 'Une question, une idée, une erreur dans une annonce ? Nous répondons sous 24 heures, du lundi au vendredi, de 9 h à 18 h.',
  form: {
    title: 'Votre message',
    text: 'Nous n’utilisons votre adresse que pour vous répondre. Tous les champs sont nécessaires.',
    submit: 'Envoyer le message',
    sending: 'Envoi…',
    sent: {
      title: 'Message envoyé',
      text: 'Merci. Vous recevrez une réponse sous 24 heures, en semaine, à l’adresse indiquée.',
    },
    failed: {
      title: 'Le message n’est pas parti',
      text: 'Votre texte est toujours là. Vérifiez votre connexion et réessayez dans quelques minutes.',
    },
    errors: {
      required: 'Ce champ est nécessaire pour vous répondre.',
      email: 'Cette adresse n’est pas complète : il manque peut-être le @ ou ce qui le suit.',
      summary: (count) => `${count} réponses à corriger`,
    },
    fields: {
      name: { label: 'Votre nom' },
      email: { label: 'Votre adresse email', hint: 'Par exemple camille@exemple.fr' },
      subject: { label: 'Sujet' },
      message: { label: 'Message', hint: 'Pour un événement, ajoutez l’adresse de sa page.' },
    },
  },
  ways: {
    title: 'Autrement',
    items: [
      {
        id: 'phone',
        title: 'Par téléphone',
        text: 'Du lundi au vendredi, de 9 h à 18 h. Prix d’un appel local.',
        link: { label: company.phone.text, href: company.phone.href },
      },
      {
        id: 'email',
        title: 'Par email',
        text: 'Pour tout ce qui ne rentre pas dans un formulaire.',
        link: { label: company.contact, href: `mailto:${company.contact}` },
      },
      {
        id: 'press',
        title: 'Presse',
        text: 'Chiffres, visuels, entretiens : précisez votre délai, nous le tiendrons.',
        link: { label: company.press, href: `mailto:${company.press}` },
      },
      {
        id: 'place',
        title: 'Par courrier',
        text: `${company.name}, ${company.street}, ${company.city}`,
      },
    ],
  },
  faq: {
    title: 'Avant d’écrire',
    questions: [
      {
        id: 'delay',
        question: 'Quand aurai-je une réponse ?',
        answer:
          'Sous 24 heures, du lundi au vendredi, de 9 h à 18 h. Un message envoyé le samedi est lu le lundi matin. En cas d’urgence le jour d’un événement, appelez-nous.',
      },
      {
        id: 'organiser',
        question: 'Pouvez-vous transmettre mon message à un organisateur ?',
        answer:
          'Oui, si sa page n’indique aucun moyen de le joindre. Donnez-nous l’adresse de la page ; nous transmettons sans communiquer vos coordonnées, sauf si vous le demandez.',
      },
      {
        id: 'ticket',
        question: 'J’ai un problème avec un billet.',
        answer:
          'Le paiement et le billet dépendent de la billetterie de l’organisateur : commencez par l’email de confirmation qu’elle vous a envoyé. Si cela bloque, ouvrez un [ticket au support](/support) et nous chercherons avec vous.',
      },
      {
        id: 'report',
        question: 'Comment signaler un événement douteux ?',
        answer:
          'Envoyez-nous l’adresse de sa page et ce qui vous alerte. Les signalements sont examinés sous 24 heures.',
      },
    ],
  },
};
