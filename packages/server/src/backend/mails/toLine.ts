import { dropDirections } from '@lively/engine/directions';

/**
 * Returns a text of a user as one line of a mail, which does not change the direction of the text around it: a title with line
 * breaks would look like sentences of ours.
 */
export function toLine(text: string): string {
  return dropDirections(text)
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
