import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { LoadMore } from './LoadMore';

const meta = {
  component: LoadMore,
  args: {
    label: 'Voir plus d’événements',
    busyLabel: 'Chargement…',
    shownLabel: '24 sur 128 événements',
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  args: { onLoadMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Voir plus d’événements') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true, onLoadMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Chargement…') }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Everything: Story = { args: { shownLabel: '128 événements' } };

/** The number of shown events, and the total. */
export const Do: Story = {};

/** Without the count, users cannot know whether three or three hundred events are left. */
export const Dont: Story = { args: { shownLabel: 'Il y en a d’autres' } };

export const LongText: Story = {
  args: {
    onLoadMore: fn(),
    label: 'Voir les événements suivants de cette semaine dans un rayon de cent kilomètres',
    shownLabel: '24 sur 1 000 000 d’événements, dont douze gratuits et quatre accessibles aux fauteuils roulants',
  },
};

export const Keyboard: Story = {
  args: { onLoadMore: fn() },
  play: pressKeys(buttonKeys('Shows more.')),
};
