import { globalStyle } from '@vanilla-extract/css';

/**
 * Base UI puts a button that is named « Dismiss » in every language before the input of an open list, for a list that is modal. Ours
 * is not: Escape, the next field and a press elsewhere close it.
 *
 * @param parent - The class of the element around the input.
 */
export function hideDismissButton(parent: string): void {
  globalStyle(`${parent} > span[role='button']`, { display: 'none' });
}
