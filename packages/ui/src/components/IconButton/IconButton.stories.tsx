import type { Meta, StoryObj } from '@storybook/react-vite';
import Aperture from 'lucide-react/icons/aperture';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { label: 'Modifier le bal de la Bastille', icon: <Pencil size={20} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Regular: Story = { args: { weight: 'regular' } };

export const Disabled: Story = { args: { disabled: true } };

/** A well-known icon for a frequent action. */
export const Do: Story = {};

/** An icon for a rare action: users cannot guess it. Use a `Button` with text. */
export const Dont: Story = { args: { icon: <Aperture size={20} /> } };

export const LongText: Story = {
  args: {
    label: 'Supprimer définitivement la très longue nuit des pianistes de la rive droite et de leurs invités',
    icon: <Trash size={20} />,
  },
};

export const Pressing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Modifier le bal de la Bastille') }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: pressKeys(buttonKeys('Presses it.')),
};
