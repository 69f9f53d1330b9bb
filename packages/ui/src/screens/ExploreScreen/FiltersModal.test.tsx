import { composeStories } from '@storybook/react-vite';
import { act, useState } from 'react';
import { fn } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import { type FiltersModalProps, type TypedFilter, typedFilters } from './FiltersModal';
import * as stories from './FiltersModal.stories';

const { Refused } = composeStories(stories);

/** Enough options to push the typed fields out of sight. */
const genres = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Genre ${index}` }));
const subcategory = { label: 'Genre', value: '0', options: genres, onChange: () => undefined };

it.each([
  [375, 812],
  [1280, 800],
])(
  'the summary, the name of the group and the focused field are visible with two errors at %d × %d',
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
    for (const part of parts)
      expect(part?.contains(document.elementFromPoint(...middleOf(part as Element)))).toBe(true);
  },
);

const { days, hours, access } = Refused.args as FiltersModalProps;
const error = 'Indiquez les heures et les minutes, de 00:00 à 23:59.';

/** These fields are rejected at each press. */
function RefusedOnPress({ names }: { names: readonly TypedFilter[] }) {
  const [attempt, setAttempt] = useState(0);
  const errorOf = (name: TypedFilter) => (attempt && names.includes(name) ? error : undefined);
  return (
    <Refused
      subcategory={subcategory}
      access={{ ...access, options: genres }}
      days={{
        ...days,
        first: { ...days.first, error: errorOf('firstDay') },
        last: { ...days.last, error: errorOf('lastDay') },
      }}
      hours={{
        ...hours,
        from: { ...hours.from, error: errorOf('from') },
        before: { ...hours.before, error: errorOf('before') },
      }}
      refused={attempt ? names : []}
      attempt={attempt}
      onShow={fn(() => setAttempt(attempt + 1))}
    />
  );
}

it.each([
  [375, 812],
  [1280, 800],
])('the top of the summary and the first field are visible with two errors at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  show(<RefusedOnPress names={['from', 'before']} />);
  const before = await findLastField();
  before.focus();
  // Near the top of the dialog, at the scroll position of a user who has read the filters below.
  document.querySelector('[role=dialog]')?.scrollBy(0, before.getBoundingClientRect().top - 200);
  await pressShow();
  expect(document.activeElement).toHaveAttribute('name', 'from');

  const summary = document.querySelector('[role=dialog] ul:has(a[href^="#"])')?.parentElement as HTMLElement;
  const { left, top } = summary.getBoundingClientRect();
  for (const [part, x, y] of [
    [summary, left + 20, top + 1],
    [document.activeElement, ...middleOf(document.activeElement as Element)],
  ] as const)
    expect(part?.contains(document.elementFromPoint(x, y))).toBe(true);
});

it.each([
  [375, 812, typedFilters],
  [375, 667, typedFilters],
  [375, 812, typedFilters.slice(1)],
  [1280, 800, typedFilters],
] as const)(
  'the title of the summary is visible with three errors or more at %d × %d: %j',
  async (width, height, names) => {
    await page.viewport(width, height);
    show(<RefusedOnPress names={names} />);
    const before = await findLastField();
    const dialog = document.querySelector('[role=dialog]') as HTMLElement;
    // Tests different scroll positions of the dialog.
    for (const start of [-400, -200, 0, 200, 400, 600]) {
      dialog.scrollBy(0, before.getBoundingClientRect().top - start);
      await pressShow();
      expect(document.activeElement).toHaveAttribute('name', names[0]);
      const title = dialog.querySelector('ul:has(a[href^="#"])')?.previousElementSibling as HTMLElement;
      for (const part of [title, document.activeElement as HTMLElement])
        expect(part.contains(document.elementFromPoint(...middleOf(part))), `from ${start}`).toBe(true);
    }
  },
);

/** Waits for the open dialog. */
async function findLastField(): Promise<HTMLElement> {
  const field = await vi.waitFor(async () => {
    await act(async () => undefined);
    return document.querySelector<HTMLElement>('[name=before]') ?? expect.fail('the dialog is not there');
  });
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return field;
}

async function pressShow(): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Voir 76 événements')?.click());
}

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
