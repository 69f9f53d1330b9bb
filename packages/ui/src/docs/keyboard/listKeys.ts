const inputs: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['Space'],
  radio: ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'],
  file: ['Enter', 'Space'],
  color: [],
  date: ['typing', 'ArrowUp', 'ArrowDown'],
  time: ['typing', 'ArrowUp', 'ArrowDown'],
  range: ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'],
};

/** The keys that an element reacts to, natively or by the pattern of its role. The most specific selector comes first. */
const keysForElement: Readonly<Record<string, readonly string[]>> = {
  '[role="tab"]': ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', 'Space'],
  'input[role="combobox"]': ['typing', 'ArrowDown', 'ArrowUp', 'Enter', 'Escape'],
  '[aria-roledescription="Number field"]': ['typing', 'ArrowUp', 'ArrowDown'],
  'a[href]': ['Enter'],
  'button, summary': ['Enter', 'Space'],
  select: ['ArrowDown', 'ArrowUp', 'Home', 'End', 'typing'],
  'input, textarea': ['typing'],
};

const focusable =
  'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type="hidden"]), [tabindex]';

/** The elements that trap the focus and close by Escape. */
export const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Lists the tab stops in a part of a page. */
export function listFocusable(root: ParentNode): Element[] {
  // In the server's markup, the button of a combobox does not have its `tabindex="-1"` yet.
  return [...root.querySelectorAll(`:is(${focusable}):not([tabindex="-1"], button[role="combobox"])`)];
}

/** Lists the keys that these elements react to. `typing` stands for letters and digits. */
export function listKeys(elements: readonly (Element | null)[]): string[] {
  const keys = elements.flatMap((element) => (element ? keysOf(element) : []));
  return [...new Set(keys)];
}

function keysOf(element: Element): readonly string[] {
  const closing = element.closest(dialogs) ? ['Escape'] : [];
  const named = element instanceof HTMLInputElement && element.role !== 'combobox' ? inputs[element.type] : undefined;
  const own = Object.entries(keysForElement).find(([selector]) => element.matches(selector))?.[1] ?? [];
  const sends = element.matches('form input:not([type="checkbox"], [type="radio"], [type="file"])') ? ['Enter'] : [];
  return [...(named ?? own), ...sends, ...closing];
}
