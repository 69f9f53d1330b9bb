import { count, place } from './columnVariables';
import { dragByMouse } from './dragByMouse';
import { placeOf } from './placeOf';

/** Turns a column by a number of posters: 1 brings the next one to the front. After the last one, it begins again. */
export type TurnBy = (posters: number) => void;

interface Turning {
  /** Ends the turning. */
  signal: AbortSignal;
  /** Called with the index of the poster in front, whenever it changes. */
  onTurn: (front: number) => void;
}

/** Milliseconds after the last step of a scrolling page: it then rests, and so does the column. */
const restAfter = 160;

/** The posters that pass while the page scrolls by the height of its window. */
const postersPerWindow = 2;

/**
 * Turns a column as far as its scroller is scrolled sideways: by a finger, a wheel, a dragging mouse, the focus, and slightly
 * by the scrolling page. With reduced motion, only the hand and the focus turn it.
 */
export function turnColumn(scroller: HTMLElement, { signal, onTurn }: Turning): TurnBy {
  const list = scroller.firstElementChild as HTMLElement;
  const posters = list.children as HTMLCollectionOf<HTMLElement>;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let front = 0;
  let pageTop = window.scrollY;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;

  const last = () => posters.length - 1;
  /** Pixels. */
  const step = () => (scroller.scrollWidth - scroller.clientWidth) / last() || 1;
  /** The index in front, which may lie between two. */
  const turned = () => scroller.scrollLeft / step();
  const bringToFront = (index: number) => scroller.scrollTo({ left: index * step() });
  const settle = () => bringToFront(Math.round(turned()));

  const observer = new MutationObserver(readCount);
  observer.observe(list, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  readCount();

  scroller.addEventListener('scroll', show, { signal });
  scroller.addEventListener('scrollend', () => !isPressed && !resting && settle(), { signal });
  scroller.addEventListener('focusin', bringFocusToFront, { signal });
  window.addEventListener('scroll', turnWithPage, { passive: true, signal });
  dragByMouse(scroller, {
    signal,
    onPress: (pressed) => {
      isPressed = pressed;
      if (!pressed) settle();
    },
  });

  return (by) => {
    const index = Math.round(turned()) + by;
    bringToFront(index > last() ? 0 : index < 0 ? last() : index);
  };

  function readCount() {
    scroller.style.setProperty(count, String(posters.length));
    show();
  }

  function show() {
    const shown = turned();
    for (const [index, poster] of [...posters].entries())
      poster.style.setProperty(place, placeOf(index, shown, posters.length).toFixed(3));
    if (Math.round(shown) === front) return;
    front = Math.round(shown);
    onTurn(front);
  }

  function bringFocusToFront({ target }: FocusEvent) {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const index = [...posters].findIndex((poster) => poster.contains(target));
    if (index >= 0) bringToFront(index);
  }

  function turnWithPage() {
    const moved = window.scrollY - pageTop;
    pageTop += moved;
    if (isStill.matches || isPressed) return;
    clearTimeout(resting);
    resting = setTimeout(rest, restAfter);
    const left = scroller.scrollLeft + (moved / window.innerHeight) * postersPerWindow * step();
    scroller.scrollTo({ left, behavior: 'instant' });
  }

  function rest() {
    resting = undefined;
    if (!signal.aborted) settle();
  }
}
