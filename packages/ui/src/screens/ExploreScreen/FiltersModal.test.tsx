import { composeStories } from '@storybook/react-vite';
import { act, useState } from 'react';
import { fn } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import type { FiltersModalProps } from './FiltersModal';
import * as stories from './FiltersModal.stories';

const { Refused } = composeStories(stories);

/** Enough options to push the typed fields out of sight. */
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

const { days, hours, access } = Refused.args as FiltersModalProps;
const error = 'Indiquez les heures et les minutes, de 00:00 à 23:59.';

/** Both hours are half typed: they are rejected on submit. */
function HalfHours() {
  const [isSent, setSent] = useState(false);
  const shown = isSent ? error : undefined;
  return (
    <Refused
      subcategory={subcategory}
      access={{ ...access, options: genres }}
      days={{ ...days, last: { ...days.last, error: undefined } }}
      hours={{ ...hours, from: { ...hours.from, error: shown }, before: { ...hours.before, error: shown } }}
      refused={isSent ? ['from', 'before'] : []}
      attempt={Number(isSent)}
      onShow={fn(() => setSent(true))}
    />
  );
}

it.each([
  [375, 812],
  [1280, 800],
])('with both hours refused where they were typed, the whole summary is in sight at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  show(<HalfHours />);
  const before = await vi.waitFor(async () => {
    await act(async () => undefined);
    return document.querySelector('[name=before]') ?? expect.fail('the dialog is not there');
  });
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  (before as HTMLElement).focus();
  // Near the top of the dialog, at the scroll position of a user who has read the filters below.
  document.querySelector('[role=dialog]')?.scrollBy(0, before.getBoundingClientRect().top - 200);
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Voir 76 événements')?.click());
  expect(document.activeElement).toHaveAttribute('name', 'from');

  const summary = document.querySelector('[role=dialog] ul:has(a[href^="#"])')?.parentElement as HTMLElement;
  const { left, top } = summary.getBoundingClientRect();
  for (const [part, x, y] of [
    [summary, left + 20, top + 1],
    [document.activeElement, ...middleOf(document.activeElement as Element)],
  ] as const)
    expect(part?.contains(document.elementFromPoint(x, y))).toBe(true);
});

const every = ['firstDay', 'lastDay', 'from', 'before'] as const;

/** Fields that are rejected at each press. */
function AllRefused({ names }: { names: readonly (typeof every)[number][] }) {
  const [attempt, setAttempt] = useState(0);
  const errorOf = (name: (typeof every)[number]) => (attempt && names.includes(name) ? error : undefined);
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
  [375, 812, every],
  [375, 667, every],
  [375, 812, every.slice(1)],
  [1280, 800, every],
] as const)(
  'with three errors or more, the title of the summary is in sight at %d × %d',
  async (width, height, names) => {
    await page.viewport(width, height);
    show(<AllRefused names={names} />);
    const before = await vi.waitFor(async () => {
      await act(async () => undefined);
      return document.querySelector<HTMLElement>('[name=before]') ?? expect.fail('the dialog is not there');
    });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const dialog = document.querySelector('[role=dialog]') as HTMLElement;
    // Tests different scroll positions of the dialog.
    for (const start of [-400, -200, 0, 200, 400, 600]) {
      dialog.scrollBy(0, before.getBoundingClientRect().top - start);
      const buttons = [...dialog.querySelectorAll('button')];
      await act(async () => buttons.find(({ textContent }) => textContent === 'Voir 76 événements')?.click());
      expect(document.activeElement).toHaveAttribute('name', names[0]);
      const title = dialog.querySelector('ul:has(a[href^="#"])')?.previousElementSibling as HTMLElement;
      for (const part of [title, document.activeElement as HTMLElement])
        expect(part.contains(document.elementFromPoint(...middleOf(part))), `from ${start}`).toBe(true);
    }
  },
);

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
