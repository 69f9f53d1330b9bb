/**
 * Lists texts for screen readers alone that are read in one word with the text beside them, as “RetirerMusique”. Such a text is
 * placed outside the flow, where spaces around it are dropped: it must begin or end with its own. Runs in the page.
 */
export function listGluedTexts(root: Document | ShadowRoot): string[] {
  const faults: string[] = [];
  for (const hidden of root.querySelectorAll<HTMLElement>('span:not([role])')) {
    const { clipPath, whiteSpaceCollapse } = getComputedStyle(hidden);
    const text = hidden.textContent;
    if (clipPath !== 'inset(50%)' || !text.trim()) continue;
    const keepsSpaces = whiteSpaceCollapse !== 'collapse';
    for (const [side, ownSpace] of [
      ['previousSibling', /^\s/],
      ['nextSibling', /\s$/],
    ] as const) {
      const neighbour = findText(hidden, side);
      if (neighbour && !(keepsSpaces && ownSpace.test(text))) faults.push(`glued to “${neighbour}”: “${text}”`);
    }
  }
  return faults;

  /** Finds the text that is read on one side, unless something separates both. */
  function findText(hidden: HTMLElement, side: 'previousSibling' | 'nextSibling'): string {
    const isFlex = hidden.parentElement !== null && /flex|grid/.test(getComputedStyle(hidden.parentElement).display);
    for (let node = hidden[side]; node; node = node[side]) {
      const isRead = node instanceof Element ? node.matches('span, bdi, del, ins, strong, em') : node instanceof Text;
      const text = node.textContent ?? '';
      if (isRead && text.trim() && !(node instanceof Element && node.ariaHidden === 'true')) return text.trim();
      if (node instanceof Text && text && !isFlex) return '';
    }
    return '';
  }
}
