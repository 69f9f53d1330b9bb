/** Where an element stood. */
export interface Place {
  /** Whether the element has left the page. */
  isGone: () => boolean;
  /** Focuses what stands there instead in its list: the next item, else the last. Returns whether the focus is there. */
  focusNextItem: () => boolean;
  /** Focuses the next heading or list around it that takes the focus, inside of `<main>`. */
  focusTitle: () => void;
}

const stops = 'a[href], button, input, select, textarea, summary';
const titles = ':is(h1, h2, h3, h4, ul)[tabindex="-1"]';

/** Notes where an element stands, for the focus once the element is gone. */
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

/** Returns whether it takes the focus: what is disabled or hidden does not. The page does not scroll. */
function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
