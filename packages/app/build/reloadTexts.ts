import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type EditedTexts, editedTextsEvent } from '../src/i18n/replaceTexts.ts';

const locales = resolve(import.meta.dirname, '../src/locales');

/** Sends edited texts to the open pages in development, so that they keep their state instead of reloading. */
export function reloadTexts(): Plugin {
  return {
    name: 'lively-reload-texts',
    apply: 'serve',
    async hotUpdate({ type, file, read }) {
      if (this.environment.name !== 'client' || type !== 'update') return;
      const edited = parseEdited(file, await read());
      if (!edited) return;
      this.environment.hot.send(editedTextsEvent, edited);
      return [];
    },
  };
}

/** Returns undefined for another file, and for JSON that is incomplete or wrong, which Vite reports. */
function parseEdited(file: string, content: string): EditedTexts | undefined {
  const [language = '', ...path] = relative(locales, file).split(sep);
  if (language === '..' || !file.endsWith('.json')) return;
  try {
    return { language, namespace: path.join('/').slice(0, -'.json'.length), texts: JSON.parse(content) };
  } catch {
    return;
  }
}
