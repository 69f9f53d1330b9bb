import type { StoryContext } from '@storybook/react-vite';

/** What keys are called here; anything else is typed, letter by letter. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'F6'
  | `typing ${string}`;

/** What a proof looks at. */
export interface PressedPage extends Pick<StoryContext, 'canvasElement'> {
  /** What the key clicked, if anything: a browser makes a click of Enter on a link, or of Space on a button. */
  clicked: Element | null;
}

/** A line of a keyboard table: the key, what it does, and how one sees that it did. */
export type KeyRow<Page = PressedPage> = readonly [key: Key, effect: string, proof: (page: Page) => boolean];
