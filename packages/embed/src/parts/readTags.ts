import { parseCategory } from '../locales/parseCategory.ts';

/** A taste that ranks a list, as the partner wrote it: the ranking finds out whether it exists. */
export interface Tag {
  /** A category, or a word in small letters, perhaps the slug of another taste. */
  readonly tag: string;
  /** The partner's word for it in the reasons. Undefined for its name in the language of the widget. */
  readonly word: string | undefined;
}

/** Reads `jazz, exhibitions=Expos`. */
export function readTags(text: string): Tag[] {
  return text
    .split(',')
    .map((part) => part.split('=').map((side) => side.trim()))
    .map(([text = '', word]) => ({ tag: parseCategory(text) ?? text.toLowerCase(), word: word || undefined }))
    .filter(({ tag }) => tag);
}
