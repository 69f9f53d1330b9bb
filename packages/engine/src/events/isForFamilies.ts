import { hasWords } from '../text/hasWords.ts';
import type { LivelyEvent } from '../vocabulary.ts';

/** What titles and features of events for families say, in the languages of the site. Each with or without its plural. */
export const familyWords: readonly string[] = [
  'famille,familial,familiale,enfant,jeune public,tout petits,bebe,parents',
  'family,families,kids,children,toddlers',
  'familia,familiar,niños,niño,infantil,peques',
].flatMap((list) => list.split(','));

/** Whether an event says that it is for families: in its title or a feature. */
export function isForFamilies({ title, features }: Pick<LivelyEvent, 'title' | 'features'>): boolean {
  return familyWords.some((words) => hasWords([title, ...features], words));
}
