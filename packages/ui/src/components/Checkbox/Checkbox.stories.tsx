import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkboxKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isClicked, isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { Checkbox } from './Checkbox';

const meta = {
  component: Checkbox,
  args: { label: 'Recevoir la lettre du jeudi', name: 'newsletter', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Une fois par semaine, un clic pour arrêter.' } };

export const WithLink: Story = {
  args: {
    label: (
      <>
        J’accepte les <a href="#conditions">conditions d’utilisation</a>
      </>
    ),
  },
};

export const Invalid: Story = {
  args: { label: 'J’ai plus de dix-huit ans', error: 'Lively est réservé aux personnes majeures.', required: true },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** A label that is true if the box is ticked. */
export const Do: Story = {};

/** A negation: the ticked box means no. */
export const Dont: Story = { args: { label: 'Ne pas recevoir la lettre' } };

export const LongText: Story = {
  args: {
    label:
      'J’accepte que mon nom et ma photo de profil soient montrés aux autres personnes qui se rendent au même événement, et à elles seules',
    hint: 'Vous pouvez revenir sur ce choix à tout moment dans les réglages de votre profil.',
  },
};

export const Ticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(sampleText('Recevoir la lettre du jeudi')));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Keyboard: Story = {
  ...WithLink,
  play: pressKeys([
    ...checkboxKeys(),
    ['Tab', 'Moves to the link in the label.', isFocused('a')],
    ['Enter', 'Follows it.', isClicked('a')],
  ]),
};
