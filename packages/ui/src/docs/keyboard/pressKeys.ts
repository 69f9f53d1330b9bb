import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleText } from '../translateArgs';
import type { Key, KeyRow, PressedPage } from './KeyRow';
import { dialogs, listKeys } from './listKeys';

/** The play function of a story `Keyboard`. It presses the rows of the table that the page of the component shows. */
export interface KeyboardPlay<Context> {
  (context: Context): Promise<void>;
  rows: readonly KeyRow<Context & PressedPage>[];
}

interface PlayContext extends Pick<StoryContext, 'canvasElement'> {
  userEvent: { keyboard(text: string): Promise<unknown> };
  step(label: string, play: () => Promise<void>): Promise<void> | void;
}

/**
 * Returns a play function that presses the keys of a table in order. The test run uses Chromium's own keyboard, and requires
 * that no proof holds before its key and that the table has every key that a focused element reacts to.
 *
 * @throws Error that names the key, if a proof holds too early or not at all, or if a key is missing.
 */
export function pressKeys<Context extends PlayContext>(
  rows: readonly KeyRow<NoInfer<Context> & PressedPage>[],
): KeyboardPlay<Context> {
  const play = async (context: Context) => {
    const { canvasElement, step, userEvent } = context;
    const browser = import.meta.env.MODE === 'test' ? await import('vitest/browser') : undefined;
    const keyboard = browser?.userEvent ?? userEvent;
    const page = { ...context, clicked: null as Element | null };
    const noteClick = (click: Event) => {
      page.clicked = click.target as Element;
      // The click would open the file dialog of the system.
      if (page.clicked.matches('[type="file"]')) click.preventDefault();
    };
    document.addEventListener('click', noteClick);
    try {
      await begin(canvasElement);
      for (const [key, effect, proof] of rows) {
        if (!browser && needsBrowser()) return;
        page.clicked = null;
        if (browser && proof(page)) throw new Error(`${key}: « ${effect} » holds before the key is pressed.`);
        await step(`${key}: ${effect}`, async () => {
          await keyboard.keyboard(toInput(key));
          await waitFor(() => expect(proof(page), `${key}: « ${effect} »`).toBe(true));
        });
        const missing = listKeys([document.activeElement]).filter((needed) => !isIn(rows, needed));
        if (browser && missing.length > 0) throw new Error(`The table does not list ${missing.join(', ')}.`);
      }
    } finally {
      document.removeEventListener('click', noteClick);
    }
  };
  return Object.assign(play, { rows });
}

/** Returns true if a table contains a key. `typing` matches any typed text. */
export function isIn(rows: readonly KeyRow<never>[], key: string): boolean {
  return rows.some(([pressed]) => pressed === key || (key === 'typing' && pressed.startsWith('typing ')));
}

/** Moves the start of the Tab key from the story before into this one. A dialog takes the focus without help. */
async function begin(canvas: HTMLElement) {
  const isInDialog = () => document.activeElement?.closest(dialogs) !== null;
  if (document.querySelector(dialogs)) return waitFor(() => expect(isInDialog()).toBe(true));
  if (document.activeElement !== document.body) return;
  canvas.tabIndex = -1;
  canvas.focus();
  canvas.removeAttribute('tabindex');
}

/** Returns true if only a browser implements the keys of the focused element, so that scripts cannot imitate them. */
function needsBrowser(): boolean {
  return document.activeElement?.matches('summary, select, [type="date"], [type="time"]') ?? false;
}

function toInput(key: Key): string {
  if (key.startsWith('typing ')) return sampleText(key.slice('typing '.length));
  if (key === 'Shift+Tab') return '{Shift>}{Tab}{/Shift}';
  return key === 'Space' ? '[Space]' : `{${key}}`;
}
