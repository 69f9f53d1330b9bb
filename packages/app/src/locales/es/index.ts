import type { ResourceKey } from 'i18next';
import common from './common.json';
import taxonomy from './taxonomy.json';

/** The files of texts of this language, by path. The texts of every page come with the list. */
export const files = {
  './common.json': () => common,
  './taxonomy.json': () => taxonomy,
  ...import.meta.glob<ResourceKey>(['./**/*.json', '!./{common,taxonomy}.json'], { import: 'default' }),
};
