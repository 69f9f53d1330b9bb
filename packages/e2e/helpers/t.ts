/// <reference path="../../app/src/i18n/i18next.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CustomTypeOptions, createInstance, type ParseKeys } from 'i18next';

const folder = new URL('../../app/src/locales/fr/', import.meta.url);
const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.json'));
const texts = files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
const i18n = createInstance();
void i18n.init({
  lng: 'fr',
  fallbackLng: false,
  defaultNS: 'common',
  resources: { fr: Object.fromEntries(texts) },
  initAsync: false,
  interpolation: { escapeValue: false },
});

type Key = Extract<ParseKeys<(keyof CustomTypeOptions['resources'])[]>, `${string}:${string}`>;

/** Returns the French text of a key, by which a test finds an element: `t('explore:reset')`. */
export const t: (key: Key, values?: Readonly<Record<string, unknown>>) => string = i18n.t as never;
