import { splitWords } from '@lively/engine';

/** Whether a line contains a title of several words, or the title contains the line. */
export function isTitleOf(title: string, line: string): boolean {
  const [titled, typed] = [splitWords(title), splitWords(line)];
  const holds = (one: readonly string[], other: readonly string[]) =>
    ` ${one.join(' ')} `.includes(` ${other.join(' ')} `);
  return typed.length > 1 && titled.length > 1 && (holds(titled, typed) || holds(typed, titled));
}
