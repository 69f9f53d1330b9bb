import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue, isFocused } from '../../docs/keyboard/proofs';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { EventPoster } from '../EventPoster/EventPoster';
import { FocalPointPicker } from './FocalPointPicker';

const meta = {
  component: FocalPointPicker,
  args: {
    label: 'Cadrage de l’image',
    hint: 'Le point marque ce qui doit rester visible.',
    labels: {
      across: 'De gauche à droite',
      up: 'De bas en haut',
      percent: (percent) => sampleText('{percent} %', { percent }),
      automatic: 'automatique',
      restore: 'Revenir au cadrage automatique',
    },
    src: drawConcert(1200, 600),
    value: { x: 60, y: 60 },
    frames: [
      { label: 'Sur les cartes', ratio: 4 / 5 },
      { label: 'Sur la page de l’événement', ratio: 3 / 2 },
    ],
    onValueChange: fn(),
  },
  render: keepState(FocalPointPicker, 'value', 'onValueChange'),
} satisfies Meta<typeof FocalPointPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both frames cut the sides of a wide picture, so that it has one slider. */
export const Landscape: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: sampleText('De gauche à droite') });
    await waitFor(() => expect(slider).toBeEnabled());
    await expect(canvas.getAllByRole('slider')).toEqual([slider]);
    await expect(slider).toHaveAttribute('aria-valuetext', sampleText('{percent} %', { percent: 60 }));
    // The card shows 40 % of the width and the page 75 %.
    await expect(listPositions(canvasElement)).toEqual(['66.6667% 50%', '90% 50%']);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Revenir au cadrage automatique') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', sampleText('automatique'));
  },
};

/** Both frames cut the top and the foot of a tall picture. */
export const Portrait: Story = {
  args: { src: drawConcert(600, 1200), value: { x: 50, y: 25 } },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: sampleText('De bas en haut') });
    await waitFor(() => expect(slider).toBeEnabled());
    await expect(canvas.getAllByRole('slider')).toEqual([slider]);
    await expect(slider).toHaveValue('75');
  },
};

/** The card cuts the sides of a square picture, and the page its top and foot. */
export const Square: Story = {
  args: { src: drawConcert(800, 800), value: { x: 70, y: 60 } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(listPositions(canvasElement)).toEqual(['100% 50%', '50% 80%']));
    await expect(canvas.getAllByRole('slider')).toHaveLength(2);
  },
};

/** No point is chosen: the first key starts from the middle. */
export const Automatic: Story = { args: { value: null } };

/** The cuts of a server, such as one that avoids faces, while no point is chosen. */
export const AutomaticOfServer: Story = {
  args: {
    value: null,
    frames: [
      {
        label: 'Sur les cartes',
        ratio: 4 / 5,
        sources: [{ type: 'image/svg+xml', srcSet: `${drawConcert(400, 500)} 400w` }],
      },
      { label: 'Sur la page de l’événement', ratio: 3 / 2 },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The picture is on its way: the sliders wait for its shape. */
export const Loading: Story = {
  args: { src: '/never.webp' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')[0]).toBeDisabled();
    // It would move the focus to a slider.
    await expect(canvas.getByRole('button', { name: sampleText('Revenir au cadrage automatique') })).toBeDisabled();
  },
};

/** The picture cannot be shown, so that there is nothing to choose. */
export const Broken: Story = {
  args: {
    src: 'data:,',
    fallback: <EventPoster category="music" subcategory="jazz" seed="17" title="Nuit Nina Simone" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
    await expect(canvasElement.querySelectorAll('figure svg')).toHaveLength(2);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A hint that says what the point is for. */
export const Do: Story = {};

/** A shape in which the picture is never shown. */
export const Dont: Story = { args: { frames: [{ label: 'Carré', ratio: 1 }] } };

export const LongText: Story = {
  args: {
    label: 'Quelle partie de l’image doit rester visible partout, même là où il n’y a presque pas de place ?',
    frames: [
      { label: 'Sur les cartes des listes, des sondages et des sites partenaires', ratio: 4 / 5 },
      { label: 'En haut de la page de l’événement, sur un téléphone comme sur un ordinateur', ratio: 3 / 2 },
    ],
  },
};

export const Keyboard: Story = {
  args: { value: { x: 42, y: 50 } },
  play: pressKeys([
    ['Tab', 'Moves to the slider.', isFocused('[type="range"]')],
    ['ArrowRight', 'One percent to the right.', hasValue('43')],
    ['ArrowUp', 'The same; up on the slider of the height.', hasValue('44')],
    ['ArrowLeft', 'One percent to the left.', hasValue('43')],
    ['ArrowDown', 'The same; down on the slider of the height.', hasValue('42')],
    ['PageUp', 'Ten percent to the right, or up.', hasValue('52')],
    ['PageDown', 'Ten percent to the left, or down.', hasValue('42')],
    ['Home', 'The left edge, or the foot.', hasValue('0')],
    ['End', 'The right edge, or the top.', hasValue('100')],
    ['Tab', 'Moves to the button.', isFocused('button')],
    ['Space', 'Restores the automatic cut, and moves back.', isAutomatic],
    ['Home', 'The left edge, or the foot.', hasValue('0')],
    ['Tab', 'Moves to the button.', isFocused('button')],
    ['Enter', 'Restores the automatic cut, and moves back.', isAutomatic],
  ]),
};

function isAutomatic(): boolean {
  return document.activeElement?.getAttribute('aria-valuetext') === sampleText('automatique');
}

function listPositions(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll('figure img')].map((cut) => getComputedStyle(cut).objectPosition);
}

/** Draws a stage with a singer at the right. */
function drawConcert(width: number, height: number): string {
  const unit = Math.min(width, height) / 10;
  const [x, foot] = [width * 0.8, height * 0.9];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#f3a712" d="M0 0h${width}v${height}H0z"/><path fill="#0f2e27" d="M0 ${foot}h${width}V${height}H0z"/><path fill="#f6f0e4" d="M${x} 0L${x - 2 * unit} ${foot}h${4 * unit}z"/><circle cx="${x}" cy="${foot - 5 * unit}" r="${0.7 * unit}" fill="#8a4b2a"/><path fill="#e5432d" d="M${x - unit} ${foot}q0-${4 * unit} ${unit}-${4 * unit}t${unit} ${4 * unit}z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
