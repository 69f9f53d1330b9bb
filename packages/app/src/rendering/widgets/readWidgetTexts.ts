import type { ResourceKey } from 'i18next';
import type { Language } from '../../i18n/languages';
import { loadNamespaces } from '../../i18n/loadNamespaces';
import { readTexts } from '../readTexts';

/** Not among the texts of pages, whose list each visitor loads. */
const files = import.meta.glob<ResourceKey>('../../locales/*/embed.json', { import: 'default' });

/** Returns the texts of widgets in a language. */
export async function readWidgetTexts(language: Language) {
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['event', 'taxonomy']);
  const load = files[`../../locales/${language}/embed.json`];
  if (load && !i18n.hasResourceBundle(language, 'embed')) i18n.addResourceBundle(language, 'embed', await load());
  return i18n.getFixedT<['embed', 'event', 'common', 'taxonomy']>(language, ['embed', 'event', 'common', 'taxonomy']);
}
