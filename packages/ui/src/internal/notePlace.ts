/** The position of an element in the document. */
export interface Place {
  /** Returns true if the element has been removed from the page. */
  isGone: () => boolean;
  /** Focuses the item that took its place in the list, or else the last item. Returns whether the focus moved. */
  focusNextItem: () => boolean;
  /** Focuses the nearest heading or list around the position that takes the focus, inside of `<main>`. */
  focusTitle: () => void;
}

const stops = 'a[href], button, input, select, textarea, summary';
const titles = ':is(h1, h2, h3, h4, ul)[tabindex="-1"]';

/** Stores the position of an element, for the focus after the element is removed. */
export function notePlace(element: Element): Place {
  const steps: { parent: Element; index: number }[] = [];
  let child = element;
  while (child.parentElement && !child.matches('main')) {
    const parent = child.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  const findStep = () => steps.find(({ parent }) => parent.isConnected);

  return {
    isGone: () => !element.isConnected,
    focusNextItem() {
      const step = findStep();
      if (!step?.parent.matches('ul, ol')) return false;
      const item = step.parent.children[step.index] ?? step.parent.lastElementChild;
      return item !== null && [...item.querySelectorAll<HTMLElement>(stops)].some(focus);
    },
    focusTitle() {
      for (const { parent } of steps) {
        const title = parent.isConnected && !parent.matches('main, body') && parent.querySelector<HTMLElement>(titles);
        if (title && focus(title)) return;
      }
    },
  };
}

/** Returns true if the element takes the focus, which disabled and hidden elements do not. The page does not scroll. */
function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
