import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { leavesOf, namespacesOf, type Texts, textAt } from './readLocales.fixture';
import { specifiedMessages } from './specifiedMessages.fixture';

const rows = specifiedMessages.flatMap(([message, ...places]) => places.map((place) => [message, place] as const));

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
