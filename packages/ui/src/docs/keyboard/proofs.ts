import { mocked } from 'storybook/test';
import { sampleText } from '../translateArgs';
import type { PressedPage } from './KeyRow';

/** The focus is on an element that matches. */
export const isFocused = (selector: string) => () => document.activeElement?.matches(selector) === true;

/** The key clicked an element that matches: it followed the link, pressed the button, or sent the form by its button. */
export const isClicked =
  (selector: string) =>
  ({ clicked }: PressedPage) =>
    clicked?.closest(selector) instanceof Element;

/** The page contains an element that matches. */
export const isThere = (selector: string) => () => document.querySelector(selector) !== null;

/** The focused element has this value. */
export const hasValue = (value: string) => () =>
  (document.activeElement as HTMLInputElement).value === sampleText(value);

/** The chosen radio button of the group has this value. */
export const isChosen = (value: string) => isThere(`input[type="radio"][value="${value}"]:checked`);

/** The highlighted option of the list, which Enter would choose, contains this text in the language of the toolbar. */
export const isOffered = (text: string) => () =>
  document.querySelector('[role="option"][data-highlighted]')?.textContent.includes(sampleText(text)) === true;

/** Returns the number of calls of a story's handler. */
export const countCalls = (handler: unknown) => mocked(handler as () => void).mock.calls.length;
