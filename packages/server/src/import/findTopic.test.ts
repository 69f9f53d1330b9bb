import { eventCategories, preferenceCategories } from '@lively/engine';
import { listWords } from '@lively/engine/understand';
import { frenchDictionary } from '@lively/engine/understand/fr';
import { expect, test } from 'vitest';
import { findPhrases } from './findPhrases.ts';
import { findTopic } from './findTopic.ts';
import { narrowerWords } from './narrowerWords.ts';
import { placeTopics, topics } from './topics.ts';

const described = { title: '', keywords: [], description: null, surroundings: [] };

test.each([
  ['music', 'jazz', { title: 'Nuit du jazz manouche' }],
  ['music', 'classical', { title: 'Concert de Noël', keywords: ['Mozart'] }],
  ['music', null, { title: 'CONCERTS au parc' }],
  ['sport', 'rugby', { title: 'Tournoi de rugby' }],
  ['sport', null, { title: 'Sport en famille' }],
  ['food', 'cooking', { title: 'Atelier cuisine végétarienne' }],
  ['leisure', 'flea-markets', { title: 'Vide-grenier du quartier' }],
  ['leisure', 'hiking', { title: 'Randonnée contée', description: 'Une balade de deux heures.' }],
  ['leisure', null, { title: 'Après-midi jeux de société' }],
  ['culture', 'exhibitions', { title: 'Vernissage de l’exposition', description: 'Peintures et dessins.' }],
  ['culture', 'talks', { title: 'Rencontre avec le public' }],
  ['tech', null, { title: 'Atelier robotique', description: 'Rencontre et débat.' }],
  ['festival', 'music-festivals', { title: 'Festival de musiques du fleuve' }],
  ['culture', 'theatre', { title: 'La Vie invisible', surroundings: ['Département théâtre', 'Théâtre du Rond-Point'] }],
  ['culture', 'theatre', { title: 'Le Banquet, de Platon', surroundings: ['Théâtre du Port'] }],
  ['food', null, { title: 'Banquet des anciens', surroundings: ['Salle des fêtes'] }],
  ['music', 'jazz', { title: 'Soirée au club', keywords: ['jazz'], surroundings: ['Opéra'] }],
  ['food', null, { title: 'Stand végétarien', description: 'Alimentation végétale.', surroundings: ['Plantation'] }],
  ['culture', 'exhibitions', { title: 'Visites guidées : Formes', description: 'Visite de l’exposition.' }],
  ['culture', 'photography', { title: 'Exposition photographique', keywords: ['exposition'] }],
  ['culture', 'workshops', { title: 'Atelier de bande dessinée', surroundings: ['Bibliothèque'] }],
  ['culture', 'workshops', { title: 'Atelier de modelage en famille', surroundings: ['Jardin du musée'] }],
  ['culture', 'heritage', { title: 'Circuit des passages', surroundings: ['Journées européennes du patrimoine 2025'] }],
  ['culture', null, { title: 'Le temps des tout-petits', surroundings: ['Bibliothèque de quartier'] }],
  // The longest phrase counts, not the words in it.
  ['leisure', 'video-games', { title: 'Après-midi jeux vidéo' }],
  ['music', 'classical', { title: 'Leçon de chef d’orchestre' }],
  // A form has more weight than the subject, most of all at the beginning of a text.
  ['culture', 'talks', { title: 'Le football, une histoire', description: 'Conférence de l’historien Paul Martin.' }],
  ['leisure', 'cinema', { title: 'Soirée film : la santé dans l’assiette', description: 'Alimentation et santé.' }],
  ['culture', 'exhibitions', { title: 'Open Sources', description: 'Exposition collective sur les eaux.' }],
  // Asides have little weight.
  ['music', 'jazz', { title: 'Quintet de jazz', description: 'Concert dans le cadre du festival des arts.' }],
  ['music', null, { title: 'Concert à la galerie', description: 'Au musée, sans danse ni théâtre.' }],
  ['culture', null, { title: 'Le journal télévisé du festival' }],
  ['music', null, { title: 'Flora', description: 'En concert à la Rock School.', surroundings: ['Rock School'] }],
  // Words of the search dictionary.
  ['sport', 'golf', { title: 'Initiation au disc golf' }],
  ['culture', 'literature', { title: 'Café littéraire' }],
  // Plurals.
  ['sport', 'equestrian-sports', { title: 'Des chevaux et des hommes' }],
  // Topics without a subcategory.
  ['culture', null, { title: 'Job dating : hôtels et restaurants', keywords: ['recrutement', 'atelier'] }],
  ['food', null, { title: 'Cantine végétarienne', description: 'Une cuisine du quartier.' }],
  ['music', 'rock', { title: 'Blast', text: 'Des standards du rock.', surroundings: ['Fête de la musique'] }],
  ['festival', 'arts-festivals', { title: 'Festival du court métrage', keywords: ['cinéma'] }],
])('the category is %s, the subcategory %s', (category, subcategory, words) => {
  expect(findTopic({ ...described, ...words })).toEqual({ category, subcategory });
});

test('the subcategory depends on the kind of the venue, not on a word of its name', () => {
  expect(findTopic({ ...described, title: 'Soirée dansée', surroundings: ['Maison du jazz'] })).toEqual({
    category: 'music',
    subcategory: null,
  });
});

test('a national operation decides the topic even if only the description contains it', () => {
  const visit = {
    ...described,
    title: 'Atelier 11',
    description: 'À l’occasion des Journées européennes du patrimoine',
  };
  expect(findTopic(visit)).toEqual({ category: 'culture', subcategory: 'heritage' });
});

test('a workshop in the title decides the topic, even in a museum', () => {
  const workshop = {
    ...described,
    title: 'Création d’instruments / Atelier',
    surroundings: ['Musée d’histoire naturelle'],
  };
  expect(findTopic(workshop)).toEqual({ category: 'culture', subcategory: 'workshops' });
});

test('every phrase of the search dictionary has a meaning in a record', () => {
  const phrases = [...listWords(frenchDictionary), ...narrowerWords]
    .flatMap(([, , words]) => words.split(','))
    .filter((word) => word && !word.startsWith('!'));
  expect(phrases.filter((phrase) => [...findPhrases(phrase.replace('*', ''))].length === 0)).toEqual([]);
});

test('two subcategories of equal weight give no subcategory', () => {
  expect(findTopic({ ...described, title: 'Jazz et techno' })).toEqual({ category: 'music', subcategory: null });
});

test('only whole words match, so that “opération” is not an opera', () => {
  expect(findTopic({ ...described, title: 'Opération rapport photogénique' }).category).toBe('culture');
  expect(findTopic({ ...described, title: 'Opération' })).toEqual({ category: 'culture', subcategory: null });
});

test('the category is culture by default', () => {
  expect(findTopic(described)).toEqual({ category: 'culture', subcategory: null });
});

test('every topic has a category and a subcategory of the taxonomy', () => {
  const slugs: readonly string[] = preferenceCategories.flatMap(({ subcategories }) => subcategories);
  for (const { category, subcategory, words } of [...topics, ...placeTopics]) {
    expect(eventCategories.map(({ slug }) => slug)).toContain(category);
    if (subcategory) expect([...slugs, 'none']).toContain(subcategory);
    for (const word of words) expect(word).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
  }
});

test('each topic occurs once, and each word in one topic of a category', () => {
  const names = topics.map(({ category, subcategory, weight }) => `${category}/${subcategory} ${weight}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { slug } of eventCategories) {
    const words = topics.filter(({ category }) => category === slug).flatMap((topic) => topic.words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});
