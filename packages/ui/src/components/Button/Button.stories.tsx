import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { expect, fn } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { countCalls, isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: 'Prendre un billet', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Regular: Story = { args: { children: 'Plus tard', weight: 'regular' } };

export const Light: Story = { args: { children: 'Moins de jazz', weight: 'light' } };

export const Quiet: Story = { args: { children: 'Tout effacer', weight: 'quiet' } };

export const Pressed: Story = { args: { children: 'Ça me tente · 129', weight: 'light', pressed: true } };

export const Danger: Story = { args: { children: 'Supprimer l’événement', tone: 'danger' } };

export const DangerRegular: Story = {
  args: { children: 'Supprimer mon compte', tone: 'danger', weight: 'regular' },
};

export const WithIcon: Story = {
  args: { children: 'Ajouter à mon agenda', weight: 'regular', icon: <CalendarPlus size={18} /> },
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'large' } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { children: 'Enregistrer', busyLabel: 'Enregistrement…' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Enregistrement…') }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A verb and its object. */
export const Do: Story = {};

/** « OK » has no meaning for a user who hears only this button. */
export const Dont: Story = { args: { children: 'OK' } };

export const LongText: Story = {
  args: {
    children: 'Prévenez-moi dès qu’une place se libère pour l’intégrale de Nina Simone au piano',
    icon: <CalendarPlus size={18} />,
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to it.', isFocused('button')],
    ['Enter', 'Presses it.', ({ args }) => countCalls(args.onPress) === 1],
    ['Space', 'Presses it.', ({ args }) => countCalls(args.onPress) === 2],
  ]),
};

export const DisabledDoesNothing: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
