import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import * as stories from './ExploreScreen.stories';

const { Empty, Failed, Full } = composeStories(stories);

const reset = { label: 'Réinitialiser les filtres', href: '/explore', onReset: fn() };
const together = { label: 'Choisir à plusieurs', onSelect: fn() };

const boxOf = (role: string, name: string) => page.getByRole(role, { name }).element().getBoundingClientRect();

it.each([375, 1280])(
  'the button that resets the filters is aligned with the error of a failed list at %d px',
  async (width) => {
    await page.viewport(width, 812);
    show(<Failed reset={reset} />);
    const { left } = boxOf('button', reset.label);
    expect(left).toBe(page.getByRole('alert').element().getBoundingClientRect().left);
  },
);

it('the buttons of the list are on one line at 1024 px', async () => {
  await page.viewport(1024, 800);
  show(<Full reset={reset} together={together} />);
  expect(boxOf('button', together.label).top).toBe(boxOf('button', reset.label).top);
});

it('the controls beside the count are reached from left to right at 1280 px', async () => {
  await page.viewport(1280, 800);
  const container = show(<Full reset={reset} together={together} />);
  const { top } = boxOf('button', together.label);
  const boxes = [...container.querySelectorAll('button, select')].map((control) => control.getBoundingClientRect());
  const lefts = boxes.filter((box) => box.bottom > top && box.top <= top).map(({ left }) => left);
  expect(lefts).toHaveLength(5);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
});

it('a list without a button of its own, such as one that a taste hides, can be reset', () => {
  show(
    <Empty reset={reset} results={{ state: 'empty', empty: { title: 'Tout est masqué', text: 'Par vos goûts.' } }} />,
  );
  expect(page.getByRole('button', { name: reset.label }).elements()).toHaveLength(1);
});
