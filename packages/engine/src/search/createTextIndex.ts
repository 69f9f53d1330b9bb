import { splitWords } from '../text/splitWords.ts';

/**
 * The numbers of the texts where each word of the query, of the first 99, begins some word, in no order; undefined for a query
 * without any word, which asks for nothing.
 */
export type TextSearch = (query: string) => readonly number[] | undefined;

/**
 * Makes so many texts searchable. Their words stand in alphabetical order, each with its texts, so that those with one prefix
 * are neighbours.
 */
export function createTextIndex(count: number, textOf: (text: number) => string): TextSearch {
  const listFor = new Map<string, number[]>();
  for (let text = 0; text < count; text++) {
    for (const word of splitWords(textOf(text))) {
      const list = listFor.get(word);
      if (!list) listFor.set(word, [text]);
      else if (list.at(-1) !== text) list.push(text);
    }
  }
  const words = [...listFor.keys()].sort();
  const lists = words.map((word) => Uint32Array.from(listFor.get(word) as number[]));

  return (query) => {
    // Nobody types more words than that; whatever does, is not answered at any price.
    const prefixes = splitWords(query).slice(0, 99);
    if (!prefixes.length) return;
    // How many prefixes, from the first on, each text has met.
    const met = new Uint8Array(count);
    const found: number[] = [];
    prefixes.forEach((prefix, turn) => {
      let at = 0;
      for (let end = words.length; at < end; ) {
        const middle = (at + end) >> 1;
        if ((words[middle] as string) < prefix) at = middle + 1;
        else end = middle;
      }
      for (; words[at]?.startsWith(prefix); at++) {
        for (const text of lists[at] as Uint32Array) {
          if (met[text] !== turn) continue;
          met[text] = turn + 1;
          if (turn === prefixes.length - 1) found.push(text);
        }
      }
    });
    return found;
  };
}
