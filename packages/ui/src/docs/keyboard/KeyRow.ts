import type { StoryContext } from '@storybook/react-vite';

/** The names of keys. Any other text is typed letter by letter. */
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
  | 'PageUp'
  | 'PageDown'
  | 'F6'
  | `typing ${string}`;

/** The page that a proof inspects. */
export interface PressedPage extends Pick<StoryContext, 'canvasElement'> {
  /** The element that the key clicked, or null. A browser turns Enter on a link, and Space on a button, into a click. */
  clicked: Element | null;
}

/** A row of a keyboard table: the key, its effect, and a check of the effect. */
export type KeyRow<Page = PressedPage> = readonly [key: Key, effect: string, proof: (page: Page) => boolean];
