import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../helpers/place';

/** Finds a text of the app by its key. Values that are not given stay as `{{name}}`, and stand for any words. */
export type FindText = (key: string, values?: Readonly<Record<string, string>>) => string;

/**
 * Returns the finder for a language: `t('explore.search.label')` is `search.label` of `explore.json`.
 *
 * @throws Error if no text has the key.
 */
export function createFindText(language: string): FindText {
  return (key, values = {}) => {
    const [file = '', ...names] = key.split('.');
    let text: unknown = JSON.parse(
      readFileSync(resolve(root, `packages/app/src/locales/${language}/${file}.json`), 'utf8'),
    );
    for (const name of names) text = (text as Record<string, unknown> | undefined)?.[name];
    if (typeof text !== 'string') throw new Error(`No text of ${language} has the key ${key}.`);
    return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), text);
  };
}
