import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { NotificationBell } from './NotificationBell';

const meta = {
  component: NotificationBell,
  args: { label: 'Notifications : 3 non lues', count: '3', onPress: fn() },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Notifications : 3 non lues') }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const None: Story = { args: { label: 'Aucune notification', count: undefined } };

export const Many: Story = { args: { label: 'Notifications : 128 non lues', count: '99+' } };

/** The count is also in the accessible name. */
export const Do: Story = {};

/** A number that never disappears loses its meaning. */
export const Dont: Story = { args: { label: 'Notifications : 128 non lues', count: '99+' } };

export const LongText: Story = {
  args: { label: 'Notifications : trois messages que vous n’avez pas encore lus depuis votre dernière visite' },
};

export const Keyboard: Story = {
  play: pressKeys(buttonKeys('Presses it.')),
};
