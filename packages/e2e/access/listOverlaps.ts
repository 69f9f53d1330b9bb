/** Lists the texts and controls of the page that lie over one another. Runs in the page. */
export function listOverlaps(root: Document | ShadowRoot): string[] {
  interface Box {
    readonly element: Element;
    /** The part that opened over the page; null in the page itself. It may cover what is behind it. */
    readonly layer: Element | null;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** The pixels that two boxes may share: descenders, borders, rounded numbers. */
  const slack = 3;
  const controls = 'a, button, input, select, textarea, summary';
  const boxes = [...listTexts(), ...listControls()].sort((one, other) => one.top - other.top);
  const faults = new Set<string>();
  for (const [index, one] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next] as Box;
      if (other.top > one.bottom - slack) break;
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - other.top;
      if (width > slack && height > slack) faults.add(`${nameOf(one.element)} overlaps ${nameOf(other.element)}`);
    }
  }
  return [...faults];

  function listTexts(): Box[] {
    const found: Box[] = [];
    const texts = document.createTreeWalker(root instanceof Document ? root.body : root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !texts.currentNode.textContent?.trim() || !isShown(element)) continue;
      range.selectNodeContents(texts.currentNode);
      // The box of a line is taller than its letters.
      for (const { left, top, right, bottom, height } of range.getClientRects())
        add(found, element, { left, right, top: top + height / 4, bottom: bottom - height / 4 });
    }
    return found;
  }

  function listControls(): Box[] {
    const found: Box[] = [];
    for (const element of (root instanceof Document ? root.body : root).querySelectorAll(controls)) {
      // A link in a sentence has the boxes of its text.
      if (isShown(element) && getComputedStyle(element).display !== 'inline') add(found, element, toBox(element));
    }
    return found;
  }

  /** Returns the box of a control, without the padding in which a field has its own buttons. */
  function toBox(element: Element): Omit<Box, 'element' | 'layer'> {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (!element.matches('input, textarea, select')) return { left, top, right, bottom };
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { left: left + Number.parseFloat(paddingLeft), top, right: right - Number.parseFloat(paddingRight), bottom };
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], script, style, option')
    );
  }

  /** Adds the part of a box that the elements around it do not hide. */
  function add(found: Box[], element: Element, { left, top, right, bottom }: Omit<Box, 'element' | 'layer'>) {
    let layer: Element | null = null;
    let box = { left, top, right, bottom };
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none') return;
      if (
        /fixed|sticky/.test(position) ||
        around.matches('details[open] > :not(summary), [role=dialog], [role=listbox]')
      )
        layer ??= around;
      if (around === document.documentElement || around === document.body) continue;
      const edges = around.getBoundingClientRect();
      if (overflowX !== 'visible')
        box = { ...box, left: Math.max(box.left, edges.left), right: Math.min(box.right, edges.right) };
      if (overflowY !== 'visible')
        box = { ...box, top: Math.max(box.top, edges.top), bottom: Math.min(box.bottom, edges.bottom) };
    }
    if (box.right - box.left > slack && box.bottom - box.top > slack) found.push({ element, layer, ...box });
  }

  function nameOf(element: Element): string {
    const text = element.textContent.trim() || element.getAttribute('aria-label') || '';
    return `${element.localName}.${element.classList[0] ?? ''} ${JSON.stringify(text.slice(0, 30))}`;
  }
}
