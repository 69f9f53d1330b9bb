import { eventCategories, mapNames, preferenceCategories } from '@lively/engine';
import {
  badgeDistance,
  imageSizeLimit,
  interactionLimit,
  knownCities,
  onboardingDays,
  popularUpvotes,
  recommendationLimit,
  recommendationRules,
  redirectDelay,
  reengagementDays,
  sorts,
  suggestionInteractions,
  suggestionLimit,
} from '@lively/engine/constants';
import { pictureTypes, settingsDefaults } from '@lively/machines';
import { expect, test } from 'vitest';
import { dayFilters, radii } from '../data/EventQuery';
import { eventKinds } from '../data/eventKinds';
import { pollOptionLimits } from '../data/Polls';
import { languageCodes } from '../i18n/languages';
import { myEventsTabs } from '../routes/myEvents/myEventsTab';
import type { ExploreFilters } from '../search/exploreState';
import { leavesOf, namespacesOf, type Texts, textAt } from './readLocales.fixture';

/*
 * The facts of the product that texts state. When a test fails, the product or the text changed alone: the title of the
 * test names the page and the key.
 */

const sqlFiles = import.meta.glob<string>('../../../../supabase/schemas/{polls,searches}/**/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const points = (kind: string) => {
  const rule = recommendationRules.find((each) => each.kind === kind);
  if (!rule) throw new Error(`The recommendations have no rule "${kind}": the texts that state its points are wrong.`);
  return 'tiers' in rule ? Math.max(...rule.tiers.map((tier) => tier.points)) : rule.points;
};

const megabytes = imageSizeLimit / 1024 ** 2;
const seconds = redirectDelay / 1000;
const requiredFields = leavesOf(namespacesOf('fr').get('eventForm') ?? {}).filter(([key]) =>
  // An event online has a link instead of a city.
  /^problem\.(?!ticketUrl)\w+\.required$/.test(key),
).length;

const numbers: readonly (readonly [place: string, fact: string, ...values: number[]])[] = [
  ['pages/help/useFilters facts.1', 'sort orders', sorts.length],
  ['pages/help/useFilters parts.1.title', 'sort orders', sorts.length],
  ['pages/help/useFilters meta.description', 'sort orders', sorts.length],
  ['pages/help/platformTour parts.0.cards.0.text', 'sort orders', sorts.length],
  ['pages/help/useFilters parts.0.blocks.0.table.rows.1.1', 'the largest radius', Math.max(...radii)],
  ['pages/help/platformTour parts.0.cards.2.text', 'tabs of « Mes sorties »', myEventsTabs.length],
  ['pages/help/platformTour parts.0.cards.1.text', 'recommendations', recommendationLimit],
  ['pages/help/discoverEvents parts.0.cards.2.text', 'recommendations', recommendationLimit],
  ['pages/help/platformTour parts.0.cards.3.text', 'required fields of an event', requiredFields],
  ['eventForm sections.essentials.text', 'required fields of an event', requiredFields],
  ['pages/help/platformTour lead', 'languages', languageCodes.length],
  ['pages/widgets meta.description', 'languages', languageCodes.length],
  ['pages/help/discoverEvents parts.0.cards.3.text', 'categories', eventCategories.length],
  ['pages/help/createAccount parts.0.steps.2.text', 'preference categories', preferenceCategories.length],
  ['pages/help/configurePreferences meta.description', 'preference categories', preferenceCategories.length],
  ['pages/help/discoverEvents parts.1.cards.2.text', 'votes of « Populaire »', popularUpvotes],
  ['pages/help/analytics parts.1.cards.1.text', 'votes of « Populaire »', popularUpvotes],
  ['pages/help/promoteEvent parts.0.cards.2.text', 'votes of « Populaire »', popularUpvotes],
  ['pages/help/configurePreferences parts.2.blocks.0', 'suggestions', suggestionInteractions, suggestionLimit],
  [
    'pages/help/configurePreferences parts.1.blocks.0',
    'points',
    ...['preference', 'distance', 'soon', 'participants'].map(points),
  ],
  [
    'pages/blog/whyThisEvent sections.0.blocks.2',
    'points',
    ...['preference', 'distance', 'soon', 'participants'].map(points),
  ],
  ['pages/blog/whyThisEvent sections.1.blocks.0', 'points of visits', points('interactions'), reengagementDays],
  [
    'pages/help/optimizeProfile parts.0.steps.2.text',
    'known cities and points',
    knownCities.length,
    points('distance'),
  ],
  ['pages/blog/threeQuestions sections.1.blocks.1', 'the largest distance on a card', badgeDistance],
  ['pages/cookies preferences.categories.3.details.0', 'remembered visits', interactionLimit, reengagementDays],
  ['pages/privacy sections.1.blocks.0.table.rows.3.3', 'remembered visits', interactionLimit],
  ['pages/cookies preferences.categories.0.details.5', 'days without onboarding', onboardingDays],
  ['common picture.tooLarge', 'the size of a picture', megabytes],
  ['eventForm hints.image', 'the size of a picture', megabytes],
  ['profile avatar.hint', 'the size of a picture', megabytes],
  ['pages/help/createEvent parts.0.steps.4.details.0', 'the size of a picture', megabytes],
  ['pages/help/videoCreateEvent parts.0.steps.3.text', 'the size of a picture', megabytes],
  ['eventForm leavingHint', 'seconds to the home page', seconds],
  ['pages/help/createEvent parts.0.steps.5.text', 'seconds to the home page', seconds],
  ['pages/help/videoCreateEvent parts.0.steps.5.text', 'seconds to the home page', seconds],
  ['newPoll tooFew', 'the fewest options of a poll', pollOptionLimits.fewest],
  ['poll failure.full', 'people of a poll', readSqlNumber('polls/answer_poll.sql', 'most_people')],
  ['offline outbox.refused.pollFull', 'people of a poll', readSqlNumber('polls/answer_poll.sql', 'most_people')],
  ['searches save.full', 'saved searches', readSqlNumber('searches/triggers/check_saved_search.sql', 'most')],
  ...['analytics facts.0', 'useFilters facts.0', 'useFilters parts.0.title'].map((place) => {
    const [guide] = place.split(' ');
    const rows = lengthOf(`pages/help/${guide}`, 'parts.0.blocks.0.table.rows');
    return [`pages/help/${place}`, 'rows of its table', rows] as const;
  }),
  ['pages/faq meta.description', 'questions', lengthOf('pages/faq', 'questions')],
  ['pages/faq lead', 'questions', lengthOf('pages/faq', 'questions')],
  ['pages/about next.links.0.text', 'open positions', lengthOf('pages/careers', 'positions')],
  ['pages/help/discoverEvents parts.0.title', 'its cards', lengthOf('pages/help/discoverEvents', 'parts.0.cards')],
  ['pages/help/discoverEvents parts.1.title', 'its cards', lengthOf('pages/help/discoverEvents', 'parts.1.cards')],
  [
    'pages/help/videoCreateEvent next.links.0.text',
    'steps and points of the guide',
    lengthOf('pages/help/createEvent', 'parts.0.steps'),
    lengthOf('pages/help/createEvent', 'parts.2.items'),
  ],
  ['pages/help/optimizeProfile facts.0', 'fields of the profile', lengthOf('profile', 'form.fields')],
];

test.each(
  languageCodes.flatMap((language) => numbers.map(([place, fact, ...values]) => ({ language, place, fact, values }))),
)('$language: "$place" states the number of $fact: $values', ({ language, place, values }) => {
  const text = textAt(language, place);
  for (const value of values) expect(text).toMatch(toPattern(language, value));
});

test.each(languageCodes)('%s: a guide with a number of steps has so many', (language) => {
  const guides = [...namespacesOf(language)].filter(([name]) => name.startsWith('pages/help/'));
  const stated = guides.flatMap(([name, texts]) => {
    const [, count] = /facts\.\d+\n(\d+)\s(?:étapes|steps|pasos)$/m.exec(linesOf(texts)) ?? [];
    return count ? [[name, Number(count), lengthOf(name, 'parts.0.steps', language)] as const] : [];
  });
  expect(stated.length).toBeGreaterThan(2);
  for (const [name, count, steps] of stated) expect(count, name).toBe(steps);
});

/** The label of each filter in explore; undefined if its row has a name of its own. */
const filterLabels: Readonly<Record<keyof ExploreFilters, string | undefined>> = {
  text: undefined,
  access: undefined,
  city: 'place.label',
  commune: 'place.label',
  radius: 'place.label',
  areas: 'place.label',
  withoutAreas: 'place.label',
  category: 'category.label',
  subcategory: 'filters.subcategory',
  topics: 'filters.subcategory',
  without: 'filters.subcategory',
  day: 'date.label',
  days: 'filters.days',
  weekdays: 'date.label',
  hours: 'filters.hours',
  minPrice: 'filters.price',
  maxPrice: 'filters.price',
  age: 'filters.child',
  ...mapNames(eventKinds, () => 'filters.kinds'),
};

test.each(languageCodes)('%s: the table of filters has a row for each filter, by its label in explore', (language) => {
  const rows = namesOf(language, 'pages/help/useFilters', /^parts\.0\.blocks\.0\.table\.rows\.\d+\.0$/);
  const labels = new Set(
    Object.values(filterLabels).flatMap((key) => (key ? [textAt(language, `explore ${key}`)] : [])),
  );
  const own = Object.values(filterLabels).filter((key) => !key).length;
  expect(rows).toEqual(expect.arrayContaining([...labels]));
  expect(rows).toHaveLength(labels.size + own);
});

test.each(languageCodes)('%s: the row of dates names each window of dates', (language) => {
  const rows = leavesOf(namespacesOf(language).get('pages/help/useFilters') ?? {});
  const index = rows.findIndex(([, text]) => text === textAt(language, 'explore date.label'));
  for (const day of dayFilters)
    expect(rows[index + 1]?.[1].toLowerCase()).toContain(textAt(language, `explore date.${day}`).toLowerCase());
});

test.each(languageCodes)('%s: the list of sort orders names each by its label in explore', (language) => {
  const list = namesOf(language, 'pages/help/useFilters', /^parts\.1\.blocks\.0\.list\.\d+$/);
  expect(list.map((text) => /^\*\*(.*?)\*\*/.exec(text)?.[1])).toEqual(
    expect.arrayContaining(sorts.map((sort) => textAt(language, `explore sort.${sort}`))),
  );
  expect(list).toHaveLength(sorts.length);
});

test.each(languageCodes)('%s: the formats of pictures are the accepted ones', (language) => {
  const names = { png: 'PNG', jpeg: 'JPG', gif: 'GIF', webp: 'WebP', avif: 'AVIF' };
  const accepted = pictureTypes.map((type) => names[type.replace('image/', '') as keyof typeof names]);
  expect(textAt(language, 'common picture.formats').split(/, | (?:ou|or|o) /)).toEqual(accepted);
});

test.each(languageCodes)('%s: the guide of the profile lists each notification, as it is at first', (language) => {
  const rows = namesOf(language, 'pages/help/optimizeProfile', /^parts\.2\.blocks\.0\.table\.rows\.\d+\.\d$/);
  const [, weekly, ...others] = rows;
  const off = /^(Désactivée?s|Off|Desactivad[ao]s)$/;
  expect(weekly).toMatch(off);
  const names = Object.keys(settingsDefaults).filter((name) => /Notifications|Reminders|Emails/.test(name));
  expect(others).toHaveLength(2 * names.length);
  for (const name of names) {
    const index = others.indexOf(textAt(language, `profile settings.notifications.${name}`));
    expect(index, name).toBeGreaterThanOrEqual(0);
    expect(off.test(others[index + 1] ?? ''), name).toBe(!settingsDefaults[name as keyof typeof settingsDefaults]);
  }
});

test.each(['fr', 'en'])('%s: the hint of the town names each known city', (language) => {
  for (const { name } of knownCities) expect(textAt(language, 'profile form.hints.location')).toContain(name);
});

/** Words of the numbers in texts, by language. */
const words: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  fr: {
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    10: 'dix',
    14: 'quatorze',
    15: 'quinze',
    20: 'vingt',
    30: 'trente',
    50: 'cinquante',
    100: 'cent',
  },
  en: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    10: 'ten',
    14: 'fourteen',
    15: 'fifteen',
    20: 'twenty',
    30: 'thirty',
    50: 'fifty',
    100: 'a hundred',
  },
  es: {
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    10: 'diez',
    14: 'catorce',
    15: 'quince',
    20: 'veinte',
    30: 'treinta',
    50: 'cincuenta',
    100: 'cien',
  },
};

/** Matches a number in digits or in words. */
function toPattern(language: string, value: number): RegExp {
  const word = words[language]?.[value];
  return new RegExp(`(?<![\\p{L}\\d])(?:${value}${word ? `|${word}` : ''})(?![\\p{L}\\d])`, 'iu');
}

/** Counts the items of a list, or the keys of a group, of a page. */
function lengthOf(page: string, key: string, language = 'fr'): number {
  const found = key
    .split('.')
    .reduce<Texts | undefined>(
      (texts, name) => (typeof texts === 'object' ? (texts as Record<string, Texts>)[name] : undefined),
      namespacesOf(language).get(page),
    );
  if (typeof found !== 'object') throw new Error(`"${page}" has no list "${key}": the test names one that was moved.`);
  return Object.keys(found).length;
}

function namesOf(language: string, page: string, keys: RegExp): string[] {
  return leavesOf(namespacesOf(language).get(page) ?? {}).flatMap(([key, text]) => (keys.test(key) ? [text] : []));
}

function linesOf(texts: Texts): string {
  return leavesOf(texts)
    .map(([key, text]) => `${key}\n${text}`)
    .join('\n');
}

/** Reads a constant of an SQL function: `most constant integer := 20;`. */
function readSqlNumber(file: string, name: string): number {
  const source = sqlFiles[`../../../../supabase/schemas/${file}`] ?? '';
  const [, value] = new RegExp(`\\b${name} constant \\w+ := (\\d+)`).exec(source) ?? [];
  if (!value) throw new Error(`${file} has no constant "${name}": the test names one that was moved.`);
  return Number(value);
}
