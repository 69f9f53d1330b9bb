/** Whether a typed word differs from a word by one wrong, missing, added or swapped letter, and not by the first. */
export function isOneTypingError(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return false;
  let start = 1;
  while (start < typed.length && typed[start] === word[start]) start++;
  let [typedEnd, wordEnd] = [typed.length, word.length];
  while (typedEnd > start && wordEnd > start && typed[typedEnd - 1] === word[wordEnd - 1]) {
    typedEnd--;
    wordEnd--;
  }
  const [wrong, right] = [typed.slice(start, typedEnd), word.slice(start, wordEnd)];
  return (wrong.length < 2 && right.length < 2) || (wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`);
}
