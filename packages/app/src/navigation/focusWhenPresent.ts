/** Milliseconds that a page may take to show what the focus goes to, on a slow network too. */
const contentTimeout = 30_000;

/**
 * Moves the focus to an element, once it is there. The focus of a user who has moved on by then stays where it is. The page does not
 * scroll.
 *
 * @returns Gives up.
 */
export function focusWhenPresent(selector: string): () => void {
  const focused = document.activeElement;
  const observer = new MutationObserver(tryToFocus);
  const timer = setTimeout(stop, contentTimeout);
  observer.observe(document.body, { childList: true, subtree: true });
  tryToFocus();
  return stop;

  function tryToFocus() {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    stop();
    const { activeElement, body } = document;
    if (activeElement !== focused && activeElement !== body) return;
    if (!element.matches('a')) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
}
