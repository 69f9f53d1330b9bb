import { globalStyle } from '@vanilla-extract/css';

/**
 * Hides the button that Base UI puts before the input of an open list. It is meant for a modal list, and its name is « Dismiss
 * » in every language. Our list is not modal: Escape, the next field and a press elsewhere close it.
 *
 * @param parent - The class of the element around the input.
 */
export function hideDismissButton(parent: string): void {
  globalStyle(`${parent} > span[role='button']`, { display: 'none' });
}
