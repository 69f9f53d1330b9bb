import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import * as stories from './FocalPointPicker.stories';

const { Landscape } = composeStories(stories);
const onValueChange = fn();

beforeEach(() => void onValueChange.mockClear());

/** Shows a picture with a point at 60, 60. @returns The area to press, the point, and a function for places in percent. */
async function open(props: Partial<typeof Landscape.args> = {}) {
  show(<Landscape {...props} onValueChange={onValueChange} />);
  const point = await vi.waitUntil(() => document.querySelector<HTMLElement>('[style*="left: 60%"]'));
  const stage = point.parentElement as HTMLElement;
  const at = (x: number, y: number) => ({ x: (x / 100) * stage.clientWidth, y: (y / 100) * stage.clientHeight });
  return { stage, point, at };
}

it('a click on the picture moves the point there', async () => {
  const { stage, at } = await open();
  await userEvent.click(stage, { position: at(25, 75) });
  expect(onValueChange.mock.calls).toEqual([[{ x: 25, y: 75 }]]);
});

it('the point is dragged, and stays at the edge of the picture', async () => {
  const { stage, point, at } = await open();
  await userEvent.dragAndDrop(point, stage, { targetPosition: at(10, 20) });
  expect(onValueChange).toHaveBeenLastCalledWith({ x: 10, y: 20 });
  await userEvent.dragAndDrop(point, document.body, { targetPosition: { x: 0, y: 0 } });
  expect(onValueChange).toHaveBeenLastCalledWith({ x: 0, y: 0 });
});

it('a drag that begins beside the point scrolls the page or does nothing', async () => {
  const { stage, point, at } = await open();
  await userEvent.dragAndDrop(stage, document.body, { sourcePosition: at(20, 20), targetPosition: { x: 0, y: 0 } });
  expect(onValueChange).not.toHaveBeenCalled();
  expect([stage, point].map((element) => getComputedStyle(element).touchAction)).toEqual(['auto', 'none']);
});

it('a click on the point does not move it', async () => {
  const { point } = await open();
  await userEvent.click(point, { position: { x: 5, y: 5 } });
  expect(onValueChange).not.toHaveBeenCalled();
});

it('a locked point does not move', async () => {
  const { stage, point, at } = await open({ disabled: true });
  await userEvent.click(stage, { position: at(25, 75) });
  await userEvent.dragAndDrop(point, stage, { targetPosition: at(10, 20) });
  expect(onValueChange).not.toHaveBeenCalled();
});
