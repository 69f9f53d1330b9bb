import type { Kind } from '../catalogue/createCatalogue.ts';
import { countTags } from '../preferences/countTags.ts';
import { isRecent } from '../preferences/isRecent.ts';
import { listPreferredTags } from '../preferences/listPreferredTags.ts';
import type { Profile, Reason, ScoreRules } from '../vocabulary.ts';
import { type Candidate, keepPaid } from './keepPaid.ts';

/** What a person's preferences and clicks say for a kind of event, and that its category is the selected one, if that counts. */
export function createTaste(profile: Profile, rules: ScoreRules, now: number): (kind: Kind) => Reason[] {
  const preferred = listPreferredTags(profile);
  const clicks = countTags(profile.interactions.filter(({ createdAt }) => isRecent(createdAt, now)));
  return ({ category, tags }) => {
    const interactions = tags.reduce((sum, tag) => sum + (clicks.get(tag) ?? 0), 0);
    return keepPaid([
      ...tags.map((tag): Candidate => ['preference', preferred.has(tag) ? rules.preference : 0, tag]),
      ['category', rules.category, category],
      ['interactions', Math.min(rules.interaction * interactions, rules.interactionsAtMost), interactions],
    ]);
  };
}
