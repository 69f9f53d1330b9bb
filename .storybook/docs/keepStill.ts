/**
 * Keeps the stories of a page of documentation in their initial state until the user interacts. The parameter `embed` tells
 * Storybook to run no play function in frames. No element takes the focus, such as in an opened dialog or a list of errors,
 * because the browser would scroll the page to it.
 */
export function keepStill(): void {
  if (isPage(window.parent)) addParameter('embed', 'true');

  let isTouched = false;
  const noteTouch = ({ isTrusted }: Event) => {
    isTouched ||= isTrusted;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, noteTouch, { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusIfTouched(options) {
    // Checked at each call, because Storybook switches between pages and stories without a reload.
    if (isTouched || !(isPage(window) || isPage(window.parent))) focus.call(this, options);
  };
}

function isPage({ location }: Window): boolean {
  return new URLSearchParams(location.search).get('viewMode') === 'docs';
}

function addParameter(name: string, value: string) {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}
