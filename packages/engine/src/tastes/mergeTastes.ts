import { maxTasteLines } from './changeTaste.ts';
import { keyOf } from './keyOf.ts';
import type { TasteLine, TasteProfile } from './TasteProfile.ts';

/**
 * Returns the lines of two tastes. Where both say something about one subject, or both limit the same, only the second says it. The
 * first lines are dropped if there are too many.
 */
export function mergeTastes(first: TasteProfile, second: TasteProfile): TasteProfile {
  const said = new Set(second.lines.map(matterOf));
  const kept = first.lines.filter((line) => !said.has(matterOf(line)));
  return { ...second, lines: [...kept, ...second.lines].slice(-maxTasteLines) };
}

const matterOf = (line: TasteLine) => ('subject' in line ? keyOf(line.subject) : line.kind);
