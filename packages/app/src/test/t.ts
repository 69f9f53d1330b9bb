import { type CustomTypeOptions, createInstance, type ParseKeys, type ResourceKey } from 'i18next';
import { company } from '../locales/company';

const files = import.meta.glob<ResourceKey>('../locales/fr/*.json', { eager: true, import: 'default' });
const texts = Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(\w+)\.json$/, '$1'), file] as const);
const i18n = createInstance();
void i18n.init({
  lng: 'fr',
  fallbackLng: false,
  defaultNS: 'common',
  resources: { fr: Object.fromEntries(texts) },
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: { company } },
});

type Key = Extract<ParseKeys<(keyof CustomTypeOptions['resources'])[]>, `${string}:${string}`>;

/** Returns the French text of a key, by which a test finds an element: `t('explore:reset')`. */
export const t: (key: Key, values?: Readonly<Record<string, unknown>>) => string = i18n.t as never;
