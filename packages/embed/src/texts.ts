import type { Category } from '@lively/engine';
import { lastOfCategories, row } from './texts.static.ts';

const texts = row.split('|');

/** What a widget says, in one locale. */
export interface Words {
  /** As `Intl` takes it: `fr`, `en` or `es`. */
  readonly locale: string;
  /** The text of a key, empty for a key that has none. */
  readonly say: (key: string) => string;
}

/** The words in the locale of an element: its own or its page's, else the browser's, else French. */
export function wordsFor(element: HTMLElement): Words {
  const [locale = 'fr'] = (element.closest<HTMLElement>('[lang]')?.lang || navigator.language).match(/^e[ns]/) ?? [];
  const column = 'fr en es'.indexOf(locale) / 3 + 1;
  return { locale, say: (key) => texts[texts.indexOf(key) + column] as string };
}

/** The category that a text names, by its value or its name in any of the languages; undefined when it names none. */
export function findCategory(name: string): Category | undefined {
  const at = texts.lastIndexOf(name, lastOfCategories);
  return texts[at - ((at + 1) % 4)] as Category | undefined;
}
