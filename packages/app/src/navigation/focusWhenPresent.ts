/** Maximum milliseconds until a page shows the element to focus, even on a slow network. */
const contentTimeout = 30_000;

/**
 * Moves the focus to an element once it is rendered, without scrolling. The focus does not move if the user has moved
 * it meanwhile.
 *
 * @returns A function that cancels.
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
