import type { TFunction } from 'i18next';
import { isolateText } from '../i18n/isolateText';
import { listUnreadWords } from './markedLine';

/** Words the words of a line that have no effect on the list; undefined if all have one. */
export function toUnreadLabel(markedLine: string, t: TFunction<['explore', 'common', 'taxonomy']>): string | undefined {
  const words = listUnreadWords(markedLine).map((text) => t('active.rest', { text: isolateText(text) }));
  return words.length ? t('active.unread', { words: words.join(', ') }) : undefined;
}
