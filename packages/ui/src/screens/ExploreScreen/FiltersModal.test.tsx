import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import * as stories from './FiltersModal.stories';

const { Refused } = composeStories(stories);

/** So many that they push the typed fields out of sight. */
const genres = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Genre ${index}` }));
const subcategory = { label: 'Genre', value: '0', options: genres, onChange: () => undefined };

it.each([
  [375, 812],
  [1280, 800],
])(
  'with two errors, the summary, the name of the group and the field are in sight at %d × %d',
  async (width, height) => {
    await page.viewport(width, height);
    show(<Refused subcategory={subcategory} />);
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(document.activeElement).toHaveAttribute('name', 'lastDay');
    });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));

    const dialog = document.querySelector('[role=dialog]') as HTMLElement;
    const parts = [
      dialog.querySelector('a[href^="#"]'),
      document.activeElement?.closest('fieldset')?.querySelector('h3'),
      document.activeElement,
    ];
    for (const part of parts) {
      const { left, top, width, height } = (part as Element).getBoundingClientRect();
      expect(part?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }
  },
);
