import { mocked } from 'storybook/test';
import { sampleText } from '../translateArgs';
import type { PressedPage } from './KeyRow';

/** The focus is on such an element. */
export const isFocused = (selector: string) => () => document.activeElement?.matches(selector) === true;

/** The key clicked such an element: it followed the link, pressed the button, sent the form by its button. */
export const isClicked =
  (selector: string) =>
  ({ clicked }: PressedPage) =>
    clicked?.closest(selector) instanceof Element;

/** There is such an element on the page. */
export const isThere = (selector: string) => () => document.querySelector(selector) !== null;

/** What is focused holds this value. */
export const hasValue = (value: string) => () =>
  (document.activeElement as HTMLInputElement).value === sampleText(value);

/** The one of a group of radio buttons that is chosen has this value. */
export const isChosen = (value: string) => isThere(`input[type="radio"][value="${value}"]:checked`);

/** The one that would be chosen by Enter, of a list under a field: it says this, in the language of the toolbar. */
export const isOffered = (text: string) => () =>
  document.querySelector('[role="option"][data-highlighted]')?.textContent.includes(sampleText(text)) === true;

/** How often a handler of the story was called. */
export const countCalls = (handler: unknown) => mocked(handler as () => void).mock.calls.length;
