import { hasVisibleText, type LivelyEvent } from '@lively/engine';
import type { TFunction } from 'i18next';

/** Returns the title of an event; its category if the title is not visible. */
export function toTitle(
  { title, category }: Pick<LivelyEvent, 'title' | 'category'>,
  t: TFunction<['common', 'taxonomy']>,
): string {
  return hasVisibleText(title) ? title : t(`taxonomy:${category}`);
}
