import type { i18n } from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/createI18n';
import { type Language, languageCodes } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { company } from '../locales/company';
import { paths } from '../navigation/paths';
import { type ContentName, guideNames } from './Contents';
import { readContent } from './readContent';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** All pages: each has a French file. */
const names = Object.keys(import.meta.glob('../locales/fr/pages/**/*.json')).map(
  (path) => path.replace(/^.*\/pages\/|\.json$/g, '') as ContentName,
);

async function load(language: Language, ...contents: ContentName[]): Promise<i18n> {
  const instance = await createI18n(language);
  await loadNamespaces(
    instance,
    contents.map((name) => `pages/${name}` as const),
  );
  return instance;
}

function leavesOf(value: unknown, key = ''): (readonly [key: string, leaf: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, key ? `${key}.${name}` : name));
}

/** Replaces every kind of space: engines of `Intl` use different ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a page without loaded texts fails with the missing namespace and the language', async () => {
  const instance = await createI18n('fr');
  expect(() => readContent(instance, 'about')).toThrow(/"pages\/about" are not loaded in fr/);
});

test('repeated reads of a content return the same object', async () => {
  const instance = await load('fr', 'faq');
  expect(readContent(instance, 'faq')).toBe(readContent(instance, 'faq'));
});

test.each([
  ['on', /Supprimer mon compte/, /suppression[^.]*prochainement|tout à la main/],
  ['', /suppression[^.]*prochainement/, /recopiez votre adresse/],
])('every page describes the deletion of accounts with the setting « %s »', async (state, said, unsaid) => {
  vi.stubEnv('VITE_ACCOUNT_DELETION', state);
  const instance = await load('fr', ...names);
  const textOf = (name: ContentName) => {
    const { accountDeletion: _, ...texts } = { accountDeletion: undefined, ...readContent(instance, name) };
    return JSON.stringify(texts);
  };
  for (const name of ['faq', 'privacy', 'help/optimizeProfile'] as const) expect(textOf(name), name).toMatch(said);
  for (const name of names) expect(textOf(name), name).not.toMatch(unsaid);
});

test('texts with a number use the plural forms of their language', async () => {
  const french = readContent(await load('fr', 'faq'), 'faq');
  expect([0, 1, 2, 1000].map((count) => plain(french.countQuestions(count)))).toEqual([
    '0 question',
    '1 question',
    '2 questions',
    '1 000 questions',
  ]);
  const english = readContent(await load('en', 'careers'), 'careers');
  expect([0, 1, 2].map(english.countPositions)).toEqual(['0 positions', '1 position', '2 positions']);
  const spanish = readContent(await load('es', 'contact'), 'contact');
  expect([1, 2].map(spanish.form.errors.summary)).toEqual(['1 respuesta por corregir', '2 respuestas por corregir']);
});

test('a searched text is shown as typed', async () => {
  const { empty } = readContent(await load('fr', 'help'), 'help');
  expect(plain(empty('<b>$& {{x}}'))).toContain('« <b>$& {{x}} »');
});

test('the labels of a score contain the given numbers', async () => {
  const { labels } = readContent(await load('fr', 'ranking'), 'ranking');
  expect(plain(labels.interactions(5, 14))).toContain('(+5 chacun, sur 14 jours)');
  expect(plain(labels.rating(4.5))).toBe('Note de 4,5 ou plus');
  expect([labels.soon(1), plain(labels.soon(10))]).toEqual([
    'A lieu aujourd’hui ou demain',
    'A lieu dans les 10 jours',
  ]);
});

test.each([
  ['1x0', /Turnstile/],
  ['', /^(?!.*Turnstile)/],
])('the privacy and cookies pages mention the captcha only if its key is set: « %s »', async (key, said) => {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', key);
  for (const language of languageCodes) {
    const instance = await load(language, 'privacy', 'cookies');
    for (const name of ['privacy', 'cookies'] as const)
      expect(JSON.stringify(readContent(instance, name).sections), name).toMatch(said);
  }
});

test.each([
  [
    '',
    /passent par notre serveur|come through our server|pasan por nuestro servidor/,
    /sites? qui l|that hosts it|la aloja/,
  ],
  [
    'on',
    /viennent directement des sites|come straight from the sites|vienen directamente de los sitios/,
    /passent par notre|come through our|pasan por nuestro/,
  ],
])(
  'the privacy and cookies pages describe the origin of pictures with the static host setting « %s »',
  async (state, said, unsaid) => {
    vi.stubEnv('VITE_STATIC_HOST', state);
    for (const language of languageCodes) {
      const instance = await load(language, 'privacy', 'cookies', 'blog/whatWeDoNotKnow');
      const textOf = (name: 'privacy' | 'cookies') => JSON.stringify(readContent(instance, name).sections);
      expect(textOf('privacy')).toMatch(said);
      expect(textOf('cookies')).not.toMatch(unsaid);
      const post = JSON.stringify({ ...readContent(instance, 'blog/whatWeDoNotKnow'), pictures: undefined });
      const isHost = /hébergent ailleurs|host elsewhere|alojan en otro/.test(post);
      expect(isHost).toBe(state === 'on');
    }
  },
);

test('posts have dates in the format of their language', async () => {
  const dates = await Promise.all(
    (['fr', 'en', 'es'] as const).map(
      async (language) => readContent(await load(language, 'blog'), 'blog').posts[2]?.dateText,
    ),
  );
  expect(dates).toEqual(['1er octobre 2026', '1 October 2026', '1 de octubre de 2026']);
});

test.each(languageCodes)('every page of %s has a poster and no unfilled placeholder', async (language) => {
  const instance = await load(language, ...names);
  for (const name of names) {
    const leaves = leavesOf(readContent(instance, name)).filter(([key]) => !/_(one|many|other)$/.test(key));
    const holes = leaves.filter(
      ([key, leaf]) => leaf === undefined || (/\{\{/.test(String(leaf)) && !/^empty$|^updated$|^labels\./.test(key)),
    );
    expect(holes, name).toEqual([]);
    if (!name.startsWith('blog/') && name !== 'landing') {
      expect(readContent(instance, name as 'about').poster.seed, name).toMatch(/^[a-z-]+$/);
    }
  }
  expect(JSON.stringify(readContent(instance, 'legal'))).toContain(`](mailto:${company.contact})`);
});

test.each(languageCodes)('each value that the code reads from the texts in %s is a supported one', async (language) => {
  const instance = await load(language, ...names);
  const kinds = guideNames.flatMap((name) => readContent(instance, `help/${name}`).parts.map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual(['cards', 'checklist', 'steps', 'text', 'tips']);
  const faq = readContent(instance, 'faq');
  const asked = faq.categories.map(({ value }) => value);
  expect(asked).toEqual(['all', 'general', 'account', 'events', 'payment']);
  expect(asked).toEqual(expect.arrayContaining(faq.questions.map(({ category }) => category)));
  const careers = readContent(instance, 'careers');
  const departments = careers.departments.map(({ value }) => value);
  expect(departments).toEqual(['all', 'tech', 'design', 'product', 'business', 'marketing']);
  expect(departments).toEqual(expect.arrayContaining(careers.positions.map(({ department }) => department)));
  expect(readContent(instance, 'cookies').preferences.categories.map(({ id }) => id)).toEqual([
    'essential',
    'analytics',
    'marketing',
    'personalization',
  ]);
  const { form, channels } = readContent(instance, 'support');
  expect(form.issueTypes.map(({ value }) => value)).toEqual(['account', 'event', 'payment', 'bug', 'feature', 'other']);
  expect(form.priorities.map(({ value }) => value)).toEqual(['low', 'medium', 'high', 'urgent']);
  expect(channels.items.map(({ id }) => id)).toEqual(['chat', 'email', 'phone']);
  expect(readContent(instance, 'mobileApp').platforms.items.map(({ value }) => value)).toEqual(['ios', 'android']);
  const { recommendations, explore } = readContent(instance, 'ranking');
  expect([recommendations.columns.length, explore.columns.length]).toEqual([2, 2]);
});

test.each(languageCodes)(
  'every link of %s leads to the company or to a page of the site, without a language prefix',
  async (language) => {
    const instance = await load(language, ...names);
    const urls = names
      .flatMap((name) => leavesOf(readContent(instance, name)))
      .flatMap(([key, leaf]) =>
        /(href|action)$/.test(key)
          ? [String(leaf)]
          : [...String(leaf).matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => url),
      );
    const toPath = (name: string) => `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const site = [...Object.values(paths).filter((path) => typeof path === 'string'), ...names.map(toPath)];
    const known = new Set([
      ...site,
      ...leavesOf(company).flatMap(([, fact]) => [String(fact), `mailto:${fact}`]),
      '#ticket',
    ]);
    const outside =
      /^https:\/\/(accessibilite\.numerique\.gouv\.fr|www\.cnil\.fr|formulaire\.defenseurdesdroits\.fr|signal\.conso\.gouv\.fr)/;
    expect(urls.length).toBeGreaterThan(100);
    expect(urls.filter((url) => !known.has(url.split('?')[0] ?? '') && !outside.test(url))).toEqual([]);
  },
);

test.each(languageCodes)('titles and descriptions in %s have the length of search results', async (language) => {
  const instance = await load(language, ...names);
  for (const name of names) {
    const { title, description } = readContent(instance, name).meta;
    expect(title.length, name).toBeLessThanOrEqual(60);
    expect(description.length, name).toBeLessThanOrEqual(170);
  }
});

test.each([
  ['on', /SMS|text message/],
  ['', /^(?!.*(SMS|text message))/],
])('the privacy page mentions telephones only if they can be second factors: « %s »', async (state, said) => {
  vi.stubEnv('VITE_PHONE_FACTOR', state);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  for (const language of languageCodes)
    expect(JSON.stringify(readContent(await load(language, 'privacy'), 'privacy').sections), language).toMatch(said);
});

test.each(languageCodes)('the guide to create an event in %s names the formats of pictures', async (language) => {
  const instance = await load(language, 'help/createEvent');
  const formats = instance.getFixedT(null, 'common')('picture.formats');
  expect(formats).toMatch(/AVIF$/);
  expect(JSON.stringify(readContent(instance, 'help/createEvent').parts)).toContain(`${formats}, `);
});
