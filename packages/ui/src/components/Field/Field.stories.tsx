import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { control as controlClass } from './control.css';
import { Field } from './Field';

const meta = {
  component: Field,
  args: {
    label: 'Affiche',
    children: (control) => <input {...control} className={controlClass} type="color" defaultValue="#12493c" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnyControl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(sampleText('Affiche'))).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: 'La couleur qui domine sur votre affiche.', note: 'facultatif' } };

export const WithError: Story = {
  args: { error: 'Choisissez une couleur plus sombre : le titre ne se lirait pas.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(sampleText('Affiche'))).toHaveAccessibleDescription(
      sampleText('Choisissez une couleur plus sombre : le titre ne se lirait pas.'),
    );
    await expect(canvas.getByLabelText(sampleText('Affiche'))).toBeInvalid();
  },
};

/** A label over any control. */
export const Do: Story = {};

/** A label that repeats the type of the control. */
export const Dont: Story = { args: { label: 'Champ de couleur' } };

export const LongText: Story = {
  args: {
    label: 'De quelle couleur sera l’affiche de votre événement sur la page d’accueil et dans les recommandations ?',
    note: 'facultatif',
    hint: 'Nous l’utilisons seulement si vous n’envoyez pas d’image ; sinon, la couleur vient de la catégorie choisie.',
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the control, whatever it is: its own keys are those of the control.', isFocused('input')],
  ]),
};
