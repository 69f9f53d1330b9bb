import { dropForbiddenCharacters } from '@lively/engine';
import { dropDirections } from '@lively/engine/directions';

/**
 * Removes the characters that hide or reorder text around them from every text of an answer: an assistant shows it where neither
 * our pages nor our fonts isolate it.
 */
export function cleanTexts<Value>(value: Value): Value {
  const clean = (each: unknown): unknown => {
    if (typeof each === 'string') return dropDirections(dropForbiddenCharacters(each));
    if (Array.isArray(each)) return each.map(clean);
    if (each === null || typeof each !== 'object') return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, clean(inner)]));
  };
  return clean(value) as Value;
}
