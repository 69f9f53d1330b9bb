import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import * as confirmStories from '../ConfirmModal/ConfirmModal.stories';
import * as modalStories from '../Modal/Modal.stories';
import * as stories from './Toast.stories';

const { LongText: Toast } = composeStories(stories);
const { Danger: Question } = composeStories(confirmStories);
const { LongText: Tall } = composeStories(modalStories);

/** From the narrowest phone: below and above the width from which dialogs are centred, and that of a tablet. */
const widths = [320, 375, 479, 480, 667, 719, 720, 1280];

const dialogs = {
  'a question': <Question />,
  'a small dialog as high as the window': <Tall size="small" />,
  'a large dialog as high as the window': <Tall size="large" />,
};

it.each(Object.entries(dialogs))('a toast over %s covers no button', async (_, dialog) => {
  for (const width of widths) {
    await page.viewport(width, 720);
    show(
      <>
        {dialog}
        <Toast />
      </>,
    );
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(document.querySelectorAll('[role$=dialog][data-open], [aria-live] [role=group]')).toHaveLength(2);
    });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    for (const button of document.querySelectorAll('[role$=dialog] button, [aria-live] button')) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      for (const [x, y] of [
        [left + 5, top + 5],
        [right - 5, bottom - 5],
      ] as const)
        expect(button.contains(document.elementFromPoint(x, y)), `${button.outerHTML} at ${width}`).toBe(true);
    }
  }
});
