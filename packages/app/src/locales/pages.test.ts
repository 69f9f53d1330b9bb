import { expect, test } from 'vitest';
import { company } from './fr/pages/company';

type Leaf = string | number | boolean;
type Content = Leaf | ((...values: never[]) => string) | readonly Content[] | { readonly [name: string]: Content };

const languages = ['fr', 'en', 'es'] as const;
const shared = /\/(company|wall)\.ts$/;

const files = import.meta.glob<Record<string, Content>>('./*/pages/**/*.ts', { eager: true });

/** What one language says, by page: `help/analytics`. */
const pagesOf = (language: string) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`) && !shared.test(path))
      .map(([path, module]) => [path.slice(`./${language}/pages/`.length, -'.ts'.length), Object.values(module)[0]]),
  );

/** Every value of a content, with the way to it. A text made from numbers or words is tried with some. */
function leavesOf(content: Content | undefined, path = ''): (readonly [string, Leaf])[] {
  if (content === undefined) return [];
  if (typeof content === 'function')
    return [2, 5000].map((sample) => [`${path}()`, content(sample as never, 14 as never)]);
  if (typeof content !== 'object') return [[path, content]];
  return Object.entries(content).flatMap(([name, value]) => leavesOf(value, path ? `${path}.${name}` : name));
}

/** Addresses, dates and names that code reads: the same in every language. */
const isKey = (path: string, leaf: Leaf) =>
  /\.?(id|href|kind|tone|seed|date|method|path|department|action|numbered)$/.test(path) ||
  (/category$/.test(path) && /^[a-z]+$/.test(String(leaf))) ||
  /(categories|departments|platforms\.items|issueTypes|priorities)\.\d+\.value$/.test(path) ||
  /^search\.name$|parameters\.\d+\.name$/.test(path);
/** What readers read. */
const isText = (path: string, leaf: Leaf) => !isKey(path, leaf) && !/^example\.(request|answer)$/.test(path);

const textsOf = (language: string) =>
  [...pagesOf(language)].flatMap(([page, content]) =>
    leavesOf(content)
      .filter(([path, leaf]) => typeof leaf === 'string' && isText(path, leaf))
      .map(([path, leaf]) => [`${page} ${path}`, String(leaf).replace(/\]\([^)]*\)/g, ']')] as const),
  );

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);

/** What must be equal between languages: the tree, what code reads, and where the words lead. */
const shapeOf = (content: Content | undefined) =>
  leavesOf(content).map(([path, leaf]) => {
    if (isKey(path, leaf)) return `${path} = ${leaf}`;
    return typeof leaf === 'string' ? [path, ...linksOf(leaf).sort()].join(' → ') : path;
  });

/** A page's words on one line, with ordinary spaces. */
const readPage = (language: string, page: string) =>
  leavesOf(pagesOf(language).get(page))
    .map(([, leaf]) => String(leaf).replace(/[\u00a0\u202f]/g, ' '))
    .join('\n');

test.each(languages)('%s has every page', (language) => {
  expect([...pagesOf(language).keys()]).toEqual([...pagesOf('fr').keys()]);
  expect(pagesOf(language).size).toBe(35);
});

test.each(['en', 'es'])('each page has the same shape in %s as in French', (language) => {
  for (const [page, content] of pagesOf('fr')) {
    expect(shapeOf(pagesOf(language).get(page)), page).toEqual(shapeOf(content));
  }
});

test.each(languages)('%s leaves no text empty', (language) => {
  expect(textsOf(language).filter(([, text]) => !text.trim())).toEqual([]);
});

test.each(languages)('%s has no straight apostrophe, double space or three dots', (language) => {
  expect(textsOf(language).filter(([, text]) => /'|\.\.\.| {2}/.test(text))).toEqual([]);
});

test('French texts carry their no-break spaces', () => {
  const badSpace = /[^\u202f][;!?»]|«[^\u202f]|[^\u00a0]:(?!\/\/)|\d (?=[%€]|\d{3}\b|km\b|h\b|Mo\b|heures\b|points\b)/;
  const notFrench = /Authorization: Bearer|https:\/\/\S*/g;
  expect(textsOf('fr').filter(([, text]) => badSpace.test(text.replace(notFrench, '')))).toEqual([]);
});

test('French capitals keep their accents', () => {
  expect(textsOf('fr').filter(([, text]) => /\b(A la|A l’|Etat|Evénement|Ecri|Equipe|Etape)/.test(text))).toEqual([]);
});

test('Spanish questions and exclamations are opened', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const faults = textsOf('es').filter(
    ([, text]) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['faq', 'the 24 hours to cancel', /24 (heures|hours|horas)/],
  ['participate-event', 'the 24 hours to cancel', /24 (heures|hours|horas)/],
  ['terms', 'the 24 hours to cancel and to review a report', /24 (heures|hours|horas)[\s\S]*24 (heures|hours|horas)/],
  ['legal', 'the 48 business hours of a legal reply', /48 (heures ouvrées|business hours|horas hábiles)/],
  ['privacy', 'the 48 business hours of a legal reply', /48 (heures ouvrées|business hours|horas hábiles)/],
  ['privacy', 'the day it was updated', /2024-03-15[\s\S]*(15 mars 2024|15 March 2024|15 de marzo de 2024)/],
  ['create-account', 'the 24 hours of the confirmation link', /24 (heures|hours|horas)/],
  ['create-account', 'the length of passwords', /\b8\b[\s\S]*\b12\b/],
  ['create-event', 'the length of titles', /100 (caractères|characters|caracteres)/],
  ['create-event', 'the number of images and their size', /10 (Mo|MB)[\s\S]*5 (images|extra images|imágenes)/],
  ['api', 'the free requests', /1[ ,.]?000 (requêtes par mois|requests (a|per) month|peticiones al mes)/],
  ['api', 'the claimed speed and availability', /100 ms[\s\S]*99[.,]9 ?%/],
  ['mobile-app', 'the release that was planned', /(T2|Q2|segundo trimestre de) 2024/],
  ['careers', 'the days at home', /2 (à|to|a) 3/],
  ['careers', 'the training budget', /(2 000 €|€2,000|2000 €)/],
  ['support', 'the hours of the chat', /9 (h|am|a\.m\.|:00)|9(:00| am| to)|de 9 a 18|9:00/],
  ['support', 'the delay of the chat', /5 minut(e|o)s/],
  ['support', 'the delay of the email', /4 (heures|hours|horas)/],
  ['contact', 'the delay of a reply', /24 (heures|hours|horas)/],
])('%s states %s in every language', (page, _figure, pattern) => {
  for (const language of languages) expect(readPage(language, fileOf(page)), language).toMatch(pattern);
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
  ['landing', 'figures', 3],
  ['create-account', 'parts.0.steps', 4],
  ['discover-events', 'parts.0.cards', 4],
  ['discover-events', 'parts.1.cards', 3],
  ['discover-events', 'parts.2.tips', 4],
  ['create-event', 'parts.0.steps', 6],
  ['create-event', 'parts.2.items', 10],
])('%s counts its %s: %i', (page, path, count) => {
  expect(listAt('fr', page, path)).toHaveLength(count);
});

test.each(languages)('every post of %s is a readable article', (language) => {
  for (const [page] of [...pagesOf(language)].filter(([name]) => name.startsWith('blog/'))) {
    const words = readPage(language, page).split(/\s+/).length;
    expect(words, page).toBeGreaterThan(400);
    expect(words, page).toBeLessThan(750);
  }
});

test.each(languages)('dates of posts read as %s writes them', (language) => {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  for (const post of listAt(language, 'blog', 'posts') as { date: string; dateText: string }[]) {
    expect(post.dateText.replace('1er', '1')).toBe(format.format(new Date(post.date)));
  }
});

test('each question of the FAQ belongs to a category that can be chosen', () => {
  const categories = (listAt('fr', 'faq', 'categories') as { value: string }[]).map(({ value }) => value);
  for (const { category } of listAt('fr', 'faq', 'questions') as { category: string }[]) {
    expect(categories).toContain(category);
  }
});

test.each(languages)('every link of %s leads to a page of the site, or to the company', (language) => {
  const addresses = [...pagesOf(language).values()]
    .flatMap((content) => leavesOf(content))
    .flatMap(([path, leaf]) => (/href$|action$/.test(path) ? [String(leaf)] : linksOf(String(leaf))));
  const known = new Set<string>([...sitePaths(), ...companyAddresses()]);
  const outside =
    /^https:\/\/(www\.cnil\.fr|www\.cm2c\.net|formulaire\.defenseurdesdroits\.fr|signal\.conso\.gouv\.fr)/;
  const unknown = addresses.filter((address) => !known.has(address.split('?')[0] ?? '') && !outside.test(address));
  expect(addresses.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

test.each(languages)('titles and descriptions of %s fit in search results', (language) => {
  for (const [page, content] of pagesOf(language)) {
    const meta = content && typeof content === 'object' && 'meta' in content ? content.meta : undefined;
    if (page.startsWith('blog') || meta) {
      const { title, description } = meta as { title: string; description: string };
      expect(title.length, page).toBeLessThanOrEqual(60);
      expect(description.length, page).toBeLessThanOrEqual(170);
    }
  }
});

/** The file of a page: `create-event` is a guide, `blog` is not. */
function fileOf(page: string): string {
  const name = page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return pagesOf('fr').has(name) && page !== 'create-event' ? name : `help/${name}`;
}

function listAt(language: string, page: string, path: string): readonly Content[] {
  const content = pagesOf(language).get(fileOf(page));
  const list = path
    .split('.')
    .reduce((value, name) => (value as Record<string, Content>)[name] as Content, content as Content);
  if (!Array.isArray(list)) throw new Error(`${page} has no list at ${path}: the test names a part that was moved.`);
  return list;
}

function sitePaths(): string[] {
  const app = [
    '/',
    '/explore',
    '/events',
    '/auth',
    '/my-events',
    '/profile',
    '/create-event',
    '#ticket',
    '/accessibilite',
  ];
  const pages = [...pagesOf('fr').keys()].map(
    (page) => `/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...app, ...pages];
}

function companyAddresses(): string[] {
  const addresses = Object.values(company).filter((fact) => typeof fact === 'string' && fact.includes('@'));
  return [...addresses.map((address) => `mailto:${address}`), company.phone.href, 'tel:+33184130000'];
}
