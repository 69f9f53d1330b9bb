/** Lists the words of the page whose letters are on more than one line, without a hyphen. Runs in the page. */
export function listBrokenWords(root: Document | ShadowRoot): string[] {
  const faults = new Set<string>();
  const texts = document.createTreeWalker(root instanceof Document ? root.body : root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Code and addresses have no words. An open dialog makes the page behind it inert.
    if (element.closest('pre, code, script, style, option, [inert], [aria-hidden=true]')) continue;
    for (const { 0: token, index } of text.data.matchAll(/\S+/g)) {
      if (/[@/_]|\.\p{L}/u.test(token)) continue;
      // A soft hyphen separates two parts of a word, with a hyphen that is visible.
      for (const { 0: part, index: start } of token.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
        if (countLines(text, index + start, part.length) > 1)
          faults.add(`${element.localName}.${element.className} breaks the word “${part}”`);
    }
  }
  return [...faults];

  /** Returns the number of lines on which the characters of a text are. */
  function countLines(text: Text, start: number, length: number): number {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + length);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let lines = 0;
    let end = Number.NEGATIVE_INFINITY;
    for (const { top, bottom } of boxes.sort((one, other) => one.top - other.top)) {
      const middle = (top + bottom) / 2;
      if (middle <= end) continue;
      lines++;
      end = bottom;
    }
    return lines;
  }
}
