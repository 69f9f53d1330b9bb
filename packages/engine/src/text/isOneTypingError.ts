/** Whether a typed word differs from a word by one wrong, missing, added or swapped letter, and not by the first. */
export function isOneTypingError(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [wrong, right] = [typed.slice(start), word.slice(start)];
  const [one = '', other = ''] = right;
  return (
    start > 0 &&
    [right, right.slice(1), wrong[0] + right, `${wrong[0]}${right.slice(1)}`, other + one + right.slice(2)].includes(
      wrong,
    )
  );
}
