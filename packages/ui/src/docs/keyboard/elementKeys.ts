import type { KeyRow } from './KeyRow';
import { hasValue, isChosen, isClicked, isFocused, isThere } from './proofs';

// The keys of native elements, for the tables of the components that contain them.

export function buttonKeys(effect: string, button = 'button'): KeyRow[] {
  return [
    ['Tab', 'Moves to the button.', isFocused(button)],
    ['Enter', effect, isClicked(button)],
    ['Space', effect, isClicked(button)],
  ];
}

export function linkKeys(link = 'a'): KeyRow[] {
  return [
    ['Tab', 'Moves to the link.', isFocused(link)],
    ['Enter', 'Follows it.', isClicked(link)],
  ];
}

export function textKeys(text: string): KeyRow[] {
  return [
    ['Tab', 'Moves to the field.', isFocused('input, textarea')],
    [`typing ${text}`, 'Answers.', hasValue(text)],
  ];
}

/** Returns the rows of a form: Enter in the field and Space on the button both send it. */
export function formKeys(text: string): KeyRow[] {
  return [
    ...textKeys(text),
    ['Enter', 'Sends the form.', isClicked('[type="submit"]')],
    ['Tab', 'Moves to the button.', isFocused('[type="submit"]')],
    ['Space', 'Sends the form.', isClicked('[type="submit"]')],
  ];
}

export function checkboxKeys(effect = 'Ticks it, or takes the tick away.'): KeyRow[] {
  return [
    ['Tab', 'Moves to the box.', isFocused('[type="checkbox"]')],
    ['Space', effect, isClicked('[type="checkbox"]')],
  ];
}

/** @param values - The values of the first two radio buttons. The first is chosen, or none is. */
export function radioKeys([first, second]: readonly [string, string]): KeyRow[] {
  return [
    ['Tab', 'Moves to the group: to what is chosen, or else to the first.', isFocused(`[value="${first}"]`)],
    ['ArrowDown', 'Chooses the next.', isChosen(second)],
    ['ArrowUp', 'Chooses the one before.', isChosen(first)],
    ['ArrowRight', 'Chooses the next.', isChosen(second)],
    ['ArrowLeft', 'Chooses the one before.', isChosen(first)],
  ];
}

/** @param values - The values of the first two options, of the last, and of one with another first letter. */
export function selectKeys(values: { first: string; second: string; last: string; letter: string; typed: string }) {
  return [
    ['Tab', 'Moves to the list.', isFocused('select')],
    ['End', 'Chooses the last.', hasValue(values.last)],
    ['Home', 'Chooses the first.', hasValue(values.first)],
    ['ArrowDown', 'Chooses the next.', hasValue(values.second)],
    ['ArrowUp', 'Chooses the one before.', hasValue(values.first)],
    [`typing ${values.letter}`, 'Chooses what begins so.', hasValue(values.typed)],
  ] satisfies KeyRow[];
}

/** @param link - A selector of the link to follow after opening. */
export function disclosureKeys(link: string): KeyRow[] {
  const isOpen = isThere('details[open]');
  return [
    ['Tab', 'Moves to the button.', isFocused('summary')],
    ['Enter', 'Opens the menu.', isOpen],
    ['Escape', 'Closes it, and stays on the button.', () => !isOpen() && isFocused('summary')()],
    ['Space', 'Opens the menu.', isOpen],
    ['Tab', 'Moves into the menu.', isFocused(link)],
    ['Enter', 'Follows the link; the menu closes.', (page) => isClicked(link)(page) && !isOpen()],
  ];
}
