/**
 * Keeps the stories of a page of documentation as they are before anybody touches them. In frames, no play function runs:
 * that is what `embed` tells Storybook. And nothing takes the focus, as a dialog that opens does, or a list of errors: the
 * browser would scroll the page to it.
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
    // Storybook goes from a page to a story, and back, without loading anything: it is asked each time.
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
