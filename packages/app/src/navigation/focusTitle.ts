import { focusWhenPresent } from './focusWhenPresent';

/** Moves the focus to the title of the page, where the control that had it is gone. */
export function focusTitle(): void {
  focusWhenPresent('h1');
}
