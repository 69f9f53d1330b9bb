import { expect, test } from 'vitest';
import { faq } from './fr/pages/faq';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' });

/** Every message that the specification quotes in its sections 5 and 8, and the place of the app that says it. */
const messages: readonly (readonly [message: string, ...places: string[]])[] = [
  // Failures, titled « Erreur ».
  ['Erreur', 'common toast.errorTitle', 'event failed.title', 'eventForm failed.title'],
  ['Impossible de charger vos préférences', 'preferences loadFailed'],
  ['Impossible de sauvegarder vos préférences', 'preferences problem.unsaved'],
  ["Impossible d'ajouter cette préférence", 'preferences tag.addFailed'],
  ['Impossible de supprimer cette préférence', 'preferences tag.removeFailed'],
  ['Impossible de charger vos favoris', 'common toast.favouritesUnread', 'myEvents failed.favourites'],
  ['Impossible de modifier les favoris', 'common toast.favouritesFailed'],
  ['Impossible de charger vos achats', 'myEvents failed.purchased', 'profile events.failedTitle'],
  ["Impossible de finaliser l'achat", 'event purchase.failed'],
  ["Impossible de télécharger l'avatar", 'profile avatar.failed'],
  ['Impossible de mettre à jour le profil', 'profile saveFailed'],
  ['Impossible de se déconnecter', 'common toast.signOutFailed'],
  ["Impossible d'enregistrer votre vote", 'common toast.voteFailed'],
  ['Impossible de sauvegarder vos préférences. Veuillez réessayer.', 'onboarding failed'],
  ['Veuillez remplir tous les champs obligatoires', 'eventForm toast.missing'],
  // What is not possible, or not yet.
  ['Connexion requise', 'common toast.signInTitle'],
  ['Vous devez être connecté pour voter', 'common toast.voteSignIn'],
  ['Fonctionnalité non disponible', 'profile settings.account.removeTitle'],
  ['La suppression de compte sera disponible prochainement', 'profile settings.account.removeText'],
  [
    'Erreur lors du chargement des événements',
    'recommendations failedTitle',
    'explore failedTitle',
    'event failed.text',
    'eventForm failed.text',
    'myEvents failed.created',
  ],
  ['Localisation indisponible', 'common geolocation.unavailableTitle'],
  ['Redirection sans point de départ précis.', 'common geolocation.unavailableText'],
  ['Impossible de récupérer votre position', 'common geolocation.failedTitle'],
  ['Nous continuons sans point de départ.', 'common geolocation.failedText'],
  ["Erreur lors de la récupération de l'utilisateur. Veuillez vous reconnecter.", 'preferences problem.userUnreadable'],
  ['Événement non trouvé', 'event notFound.title', 'eventForm absent.title'],
  // Successes.
  ['Achat confirmé', 'event purchase.doneTitle'],
  ['Votre billet a été acheté avec succès', 'event purchase.doneText'],
  ['Photo de profil mise à jour', 'profile avatar.saved.title'],
  ['Votre avatar a été mis à jour avec succès', 'profile avatar.saved.text'],
  ['Profil mis à jour', 'profile saved.title'],
  ['Vos informations ont été sauvegardées avec succès', 'profile saved.text'],
  ['Déconnexion réussie', 'common toast.signedOutTitle'],
  ['À bientôt !', 'common toast.signedOutText'],
  ['Préférences sauvegardées ! 🎉', 'preferences saved.title', 'onboarding saved.title'],
  ['Vos recommandations personnalisées sont maintenant activées.', 'preferences saved.first', 'onboarding saved.text'],
  ['Événement créé !', 'eventForm toast.created.title'],
  ['Votre événement a été créé avec succès et sera visible publiquement.', 'eventForm toast.created.text'],
  ['Lien copié dans le presse-papiers !', 'common toast.linkCopied'],
  // Words of buttons and hints that the specification quotes.
  ['Terminer', 'onboarding finish'],
  ["PNG, JPG, GIF jusqu'à 10MB", 'eventForm hints.image'],
];

const rows = messages.flatMap(([message, ...places]) => places.map((place) => [message, place] as const));

test.each(rows)('«%s» is what French says at %s', (message, place) => {
  expect(plain(textAt('fr', place))).toBe(plain(message));
});

test('the mail that confirms is asked for in the words of the specification', () => {
  const [sentence] = textAt('fr', 'auth texts.confirmation-sent').split(/(?<=!) /);
  expect(plain(sentence ?? '')).toBe('Vérifiez votre email pour confirmer votre inscription !');
});

test('a search without an answer names what was searched, and where', () => {
  expect(plain(faq.empty('colis', 'Paiement'))).toBe(
    'Aucune question trouvée pour "colis" dans la catégorie "Paiement".',
  );
});

test('English loses its way in the words of the specification', () => {
  expect(textAt('en', 'notFound title')).toBe('Oops! Page not found');
});

test.each(['en', 'es'])('%s says each of them too, in its own words', (language) => {
  const places = [...new Set(rows.map(([, place]) => place))].filter((place) => place !== 'eventForm hints.image');
  const untranslated = places.filter((place) => textAt(language, place) === textAt('fr', place));
  expect(untranslated).toEqual([]);
});

/** The text at a place: `profile saved.title`. */
function textAt(language: string, place: string): string {
  const [file = '', path = ''] = place.split(' ');
  const text = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, key) => (typeof texts === 'object' ? texts[key] : undefined),
      files[`./${language}/${file}.json`],
    );
  if (typeof text !== 'string') throw new Error(`No text at ${place} in ${language}: the message has lost its place.`);
  return text;
}

/** Typography aside: each kind of space is a space, each apostrophe the same. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ').replace(/’/g, "'");
}
