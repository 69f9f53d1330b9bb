/**
 * Keeps a page of documentation where it is: a dialog that opens in one of its frames, or a list of errors, would take the
 * focus, and the browser would scroll the page to it. Whoever touches a story gives it its focus back.
 */
export function leaveFocus(): void {
  let isTouched = false;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (isTouched = true), { capture: true, once: true });
  }
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusIfTouched(options) {
    // Storybook goes from a page to a story, and back, without loading anything.
    if (isTouched || !(isPage(window) || isPage(window.parent))) focus.call(this, options);
  };
}

function isPage({ location }: Window): boolean {
  return new URLSearchParams(location.search).get('viewMode') === 'docs';
}
