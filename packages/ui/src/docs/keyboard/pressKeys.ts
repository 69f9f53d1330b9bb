import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleText } from '../translateArgs';
import type { Key, KeyRow, PressedPage } from './KeyRow';
import { dialogs, listKeys } from './listKeys';

/** The play function of a story `Keyboard`: the table that the page of the component shows is what is pressed. */
export interface KeyboardPlay<Context> {
  (context: Context): Promise<void>;
  rows: readonly KeyRow<Context & PressedPage>[];
}

interface PlayContext extends Pick<StoryContext, 'canvasElement'> {
  userEvent: { keyboard(text: string): Promise<unknown> };
  step(label: string, play: () => Promise<void>): Promise<void> | void;
}

/**
 * Presses the keys of a table, one after the other. In the test run by Chromium's own keyboard; there, a proof must not
 * hold before its key is pressed, and every key that a focused element reacts to must be in the table.
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
      // It would open a window of the system.
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
        if (browser && missing.length > 0) throw new Error(`The table says nothing of ${missing.join(', ')}.`);
      }
    } finally {
      document.removeEventListener('click', noteClick);
    }
  };
  return Object.assign(play, { rows });
}

/** Whether a table holds a key; `typing` is there if anything is typed. */
export function isIn(rows: readonly KeyRow<never>[], key: string): boolean {
  return rows.some(([pressed]) => pressed === key || (key === 'typing' && pressed.startsWith('typing ')));
}

/** Tab continues from the last focus: in a run of tests, in another story. A dialog takes the focus by itself. */
async function begin(canvas: HTMLElement) {
  const isInDialog = () => document.activeElement?.closest(dialogs) !== null;
  if (document.querySelector(dialogs)) return waitFor(() => expect(isInDialog()).toBe(true));
  if (document.activeElement !== document.body) return;
  canvas.tabIndex = -1;
  canvas.focus();
  canvas.removeAttribute('tabindex');
}

/** What the browser itself does with a key, which no script can imitate: there, only the test run presses. */
function needsBrowser(): boolean {
  return document.activeElement?.matches('summary, select, [type="date"], [type="time"]') ?? false;
}

function toInput(key: Key): string {
  if (key.startsWith('typing ')) return sampleText(key.slice('typing '.length));
  if (key === 'Shift+Tab') return '{Shift>}{Tab}{/Shift}';
  return key === 'Space' ? '[Space]' : `{${key}}`;
}
