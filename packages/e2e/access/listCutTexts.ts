/** Lists texts of the page that are cut, or that need horizontal scrolling. Runs in the page. */
export function listCutTexts(root: Document | ShadowRoot): string[] {
  const faults: string[] = [];
  const page = document.documentElement;
  const isTooWide = page.scrollWidth > page.clientWidth;
  for (const element of (root instanceof Document ? root.body : root).querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility() || !element.textContent.trim()) continue;
    if (isTooWide && element.getBoundingClientRect().right > page.clientWidth + 1 && !element.querySelector('*'))
      faults.push(`${nameOf(element)} sticks out of the page`);
    // Code, and tables in their frames, may scroll. A text for screen readers only is one pixel large.
    if (element.clientWidth < 2 || element.closest('pre, table, :has(> table), [aria-hidden=true]')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    // A row of chips may scroll on a telephone: the sheets of the filters and of the place contain the same controls.
    const isRowOfChips = element.hasAttribute('data-scrolls-sideways');
    const isWide = !isRowOfChips && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isTall = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!isWide && !isTall) continue;
    faults.push(`${nameOf(element)} is too ${isWide ? 'wide' : 'tall'}`);
  }
  return isTooWide && !faults.length ? [`${page.scrollWidth} px wide at ${page.clientWidth}`] : faults;

  function nameOf({ localName, className, textContent }: HTMLElement): string {
    return `${localName}.${className} ${JSON.stringify(textContent.slice(0, 40))}`;
  }
}
