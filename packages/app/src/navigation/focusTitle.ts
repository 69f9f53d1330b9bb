import { focusWhenPresent } from './focusWhenPresent';

/** Moves the focus to the title of the page when the focused control is removed. */
export function focusTitle(): void {
  focusWhenPresent('h1');
}
