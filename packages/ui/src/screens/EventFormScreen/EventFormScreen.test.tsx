import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import { unreadable } from '../../internal/useBrowserValue';
import type { EventFormScreenProps } from './EventFormScreen';
import * as stories from './EventFormScreen.stories';

const { Faulty, SeveralDates } = composeStories(stories);

const fieldOf = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const boxOf = (name: string) => fieldOf(name).getBoundingClientRect();
const labelLeft = (field: HTMLInputElement) => field.labels?.[0]?.getBoundingClientRect().left;

it.each([500, 1024, 1280])('the fields of an added date are on one line at %d px', async (width) => {
  await page.viewport(width, 800);
  show(<SeveralDates />);
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const tops = ['date-2', 'time-2', 'endTime-2'].map((name) => boxOf(name).top);
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
  if (width < 1280) return;
  // The names align too, although one has a note beside it.
  const names = ['date-2', 'time-2', 'endTime-2'].map((name) => {
    return fieldOf(name).labels?.[0]?.firstElementChild?.getBoundingClientRect().top;
  });
  expect(names).toEqual([names[0], names[0], names[0]]);
});

it('the day and the hour are aligned with the category and the town at 1280 px', async () => {
  await page.viewport(1280, 800);
  show(<Faulty />);
  const [category, location, date, time] = [
    fieldOf('category'),
    document.querySelector('[role=combobox]') as HTMLInputElement,
    fieldOf('date'),
    fieldOf('time'),
  ].map(labelLeft);
  expect([date, time]).toEqual([category, location]);
  expect(boxOf('time').top).toBe(boxOf('date').top);
});

it('a focused field at the bottom of a telephone is above the toast', async () => {
  await page.viewport(375, 667);
  show(<Faulty />);
  window.scrollBy(0, boxOf('date').bottom - 640);
  fieldOf('date').focus();
  // The height of a toast at the foot: 12 pixels and three lines.
  expect(boxOf('date').bottom).toBeLessThan(667 - 100);
});

it('an added date does not copy an unreadable hour', async () => {
  const { page: ready } = SeveralDates.args as EventFormScreenProps;
  if (ready.state !== 'ready') throw new Error('The form is not shown.');
  const onChange = fn();
  const otherDates = [{ date: '2026-12-12', time: '20:30', endTime: unreadable }];
  show(<SeveralDates page={{ ...ready, values: { ...ready.values, otherDates }, onChange }} />);
  await userEvent.click(page.getByRole('button', { name: 'Ajouter une date' }));
  expect(onChange).toHaveBeenCalledWith({ otherDates: [...otherDates, { date: '', time: '20:30', endTime: '' }] });
});
