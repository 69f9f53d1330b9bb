import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type EditedTexts, editedTextsEvent } from '../src/i18n/replaceTexts.ts';

const locales = resolve(import.meta.dirname, '../src/locales');

/** In development, hands edited texts to the pages that are open, which keep their state; otherwise they would load again. */
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

/** Undefined for another file, and for JSON that is being written: Vite says what is wrong with it. */
function parseEdited(file: string, content: string): EditedTexts | undefined {
  const [language = '', ...path] = relative(locales, file).split(sep);
  if (language === '..' || !file.endsWith('.json')) return;
  try {
    return { language, namespace: path.join('/').slice(0, -'.json'.length), texts: JSON.parse(content) };
  } catch {
    return;
  }
}
