import type { ReactNode } from 'react';

/** Marks words of a text with a class, in their order. Words that it does not contain are skipped. */
export function markWords(value: string, marks: readonly string[], className: string): ReactNode[] {
  let from = 0;
  const parts = marks.flatMap((words) => {
    const start = value.indexOf(words, from);
    if (start < 0) return [];
    const before = value.slice(from, start);
    from = start + words.length;
    return [
      before,
      <mark key={start} className={className}>
        {words}
      </mark>,
    ];
  });
  return [...parts, value.slice(from)];
}
