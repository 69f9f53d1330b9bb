import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { leavesOf, namespacesOf, type Texts, textAt } from './readLocales.fixture';

/** Every specified message (docs/specification.md#messages), and its keys in the locale files. */
const messages: readonly (readonly [message: string, ...places: string[]])[] = [
  // Failures, with the title « Erreur ».
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
  // Actions that are impossible, or not possible yet.
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
  // Labels of buttons and hints that the specification quotes.
  ['Terminer', 'onboarding finish'],
];

const rows = messages.flatMap(([message, ...places]) => places.map((place) => [message, place] as const));

test.each(rows)('the specified French text «%s» is at %s', (message, place) => {
  expect(plain(textAt('fr', place))).toBe(plain(message));
});

test('the request to confirm the email address has the specified words', () => {
  const [sentence] = textAt('fr', 'auth texts.confirmation-sent').split(/(?<=!) /);
  expect(plain(sentence ?? '')).toBe('Vérifiez votre email pour confirmer votre inscription !');
});

test('an empty list of questions shows the searched text and the category', () => {
  expect(textAt('fr', 'pages/faq empty')).toBe(
    'Aucune question trouvée pour "{{search}}" dans la catégorie "{{category}}".',
  );
});

test('the page for unknown URLs has the specified title', () => {
  expect(textAt('en', 'notFound title')).toBe('Oops! Page not found');
});

test('the error of a required event field in English begins with the specified one, and says what to write', () => {
  const required = leavesOf(namespacesOf('en').get('eventForm') ?? {}).filter(([key]) => /\.required$/.test(key));
  expect(required.length).toBeGreaterThan(0);
  for (const [key, text] of required) expect(text, key).toMatch(/^This field is required: \w.+\.$/);
  expect(new Set(required.map(([, text]) => text)).size).toBe(required.length);
});

test.each(languageCodes)('the two legal pages of %s have different versions', (language) => {
  expect(readPage(language, 'legal')).not.toBe(readPage(language, 'legalNotice'));
});

test.each(['en', 'es'])('%s translates each specified text', (language) => {
  const places = [...new Set(rows.map(([, place]) => place))];
  const untranslated = places.filter((place) => textAt(language, place) === textAt('fr', place));
  expect(untranslated).toEqual([]);
});

test.each([
  ['faq', 'the 24 hours to cancel', /24 (heures|hours|horas)/],
  ['help/participateEvent', 'the 24 hours to cancel', /24 (heures|hours|horas)/],
  ['terms', 'the 24 hours to cancel and to review a report', /24 (heures|hours|horas)[\s\S]*24 (heures|hours|horas)/],
  ['legal', 'the 48 business hours of a legal reply', /48 (heures ouvrées|business hours|horas hábiles)/],
  ['privacy', 'the 48 business hours of a legal reply', /48 (heures ouvrées|business hours|horas hábiles)/],
  ['privacy', 'the day it was updated', /15 mars 2024|15 March 2024|15 de marzo de 2024/],
  ['help/createAccount', 'the 24 hours of the confirmation link', /24 (heures|hours|horas)/],
  ['help/createAccount', 'the length of passwords', /\b8\b[\s\S]*\b12\b/],
  ['help/createEvent', 'the length of titles', /100 (caractères|characters|caracteres)/],
  ['help/createEvent', 'the number of images and their size', /10 (Mo|MB)[\s\S]*5 (images|extra images|imágenes)/],
  ['api', 'the free requests', /1[ ,.]?000 (requêtes par mois|requests (a|per) month|peticiones al mes)/],
  ['api', 'the claimed speed and availability', /100 ms[\s\S]*99[.,]9 ?%/],
  ['mobileApp', 'the release that was planned', /(T2|Q2|segundo trimestre de) 2024/],
  ['careers', 'the days at home', /2 (à|to|a) 3/],
  ['careers', 'the training budget', /(2 000 €|€2,000|2000 €)/],
  ['support', 'the hours of the chat', /9 (h|am|a\.m\.|:00)|9(:00| am| to)|de 9 a 18|9:00/],
  ['support', 'the delay of the chat', /5 minut(e|o)s/],
  ['support', 'the delay of the email', /4 (heures|hours|horas)/],
  ['contact', 'the delay of a reply', /24 (heures|hours|horas)/],
])('the page %s states %s in every language', (page, _figure, pattern) => {
  for (const language of languageCodes) expect(readPage(language, page), language).toMatch(pattern);
});

test.each([
  ['faq', 'questions', 15],
  ['blog', 'posts', 6],
  ['careers', 'positions', 6],
  ['careers', 'values.items', 4],
  ['community', 'ambassadors.people', 3],
  ['community', 'initiatives.items', 4],
  ['community', 'testimonials.items', 3],
  ['cookies', 'preferences.categories', 4],
  ['support', 'channels.items', 3],
  ['landing', 'features.items', 4],
  ['landing', 'figures.items', 3],
  ['help/createAccount', 'parts.0.steps', 4],
  ['help/discoverEvents', 'parts.0.cards', 4],
  ['help/discoverEvents', 'parts.1.cards', 3],
  ['help/discoverEvents', 'parts.2.tips', 4],
  ['help/createEvent', 'parts.0.steps', 6],
  ['help/createEvent', 'parts.2.items', 10],
])('the page %s has all its %s: %i', (page, key, count) => {
  const list = key
    .split('.')
    .reduce<Texts | undefined>(
      (texts, name) => (typeof texts === 'object' ? (texts as Record<string, Texts>)[name] : undefined),
      namespacesOf('fr').get(`pages/${page}`),
    );
  expect(list).toHaveLength(count);
});

test.each(languageCodes)('each post of %s is a readable article', (language) => {
  const posts = [...namespacesOf(language).keys()].filter((namespace) => namespace.startsWith('pages/blog/'));
  expect(posts).toHaveLength(6);
  for (const post of posts) {
    const words = readPage(language, post.slice('pages/'.length)).split(/\s+/).length;
    expect(words, post).toBeGreaterThan(400);
    expect(words, post).toBeLessThan(750);
  }
});

/** Returns the texts of a page, with ordinary spaces. */
function readPage(language: string, page: string): string {
  return leavesOf(namespacesOf(language).get(`pages/${page}`) ?? {})
    .map(([, text]) => plain(text))
    .join('\n');
}

/** Ignores typography: all kinds of spaces and of apostrophes are equal. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ').replace(/’/g, "'");
}
