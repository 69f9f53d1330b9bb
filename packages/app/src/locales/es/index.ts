import type { ResourceKey } from 'i18next';
import common from './common.json';

/** The files of texts of this language, by path. The texts of every page come with the list. Those of widgets never do. */
export const files = {
  './common.json': () => common,
  ...import.meta.glob<ResourceKey>(['./**/*.json', '!./{common,embed}.json'], { import: 'default' }),
};
