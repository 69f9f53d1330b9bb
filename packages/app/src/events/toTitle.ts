import { hasVisibleText, type LivelyEvent } from '@lively/engine';
import type { TFunction } from 'i18next';

/** What an event is called: its category where its title shows nothing. */
export function toTitle(
  { title, category }: Pick<LivelyEvent, 'title' | 'category'>,
  t: TFunction<['common', 'taxonomy']>,
): string {
  return hasVisibleText(title) ? title : t(`taxonomy:${category}`);
}
