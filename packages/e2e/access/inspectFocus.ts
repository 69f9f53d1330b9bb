/**
 * Lists elements that the keyboard reaches although they are hidden from screen readers and not inert (RGAA 7.1, 10.8).
 * Runs in the page.
 */
export function inspectFocus(root: Document | ShadowRoot): string[] {
  const stops = root.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex], [contenteditable]',
  );
  return [...stops]
    .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
    .filter((stop) => stop.closest('[aria-hidden=true]') && !stop.closest('[inert]'))
    .map(
      (stop) =>
        `10.8 ${stop.localName} ${JSON.stringify(stop.textContent.trim().slice(0, 40))} is hidden but focusable`,
    );
}
