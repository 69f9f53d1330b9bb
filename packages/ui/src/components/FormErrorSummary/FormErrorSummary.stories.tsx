import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue, isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { TextField } from '../TextField/TextField';
import { FormErrorSummary } from './FormErrorSummary';

const meta = {
  component: FormErrorSummary,
  args: {
    title: '2 réponses à corriger',
    errors: [
      { fieldId: 'titre', message: 'Donnez un titre à votre événement.' },
      { fieldId: 'lieu', message: 'Indiquez où il a lieu.' },
    ],
    attempt: 1,
  },
  render: (args) => (
    <form style={{ display: 'grid', gap: 24 }}>
      <FormErrorSummary {...args} />
      <TextField
        id="titre"
        name="title"
        label={sampleText('Titre')}
        error={args.errors.find(({ fieldId }) => fieldId === 'titre')?.message}
      />
      <TextField
        id="lieu"
        name="location"
        label={sampleText('Lieu')}
        error={args.errors.find(({ fieldId }) => fieldId === 'lieu')?.message}
      />
    </form>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFaults: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(sampleText('Titre'))).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Indiquez où il a lieu.') }));
    await expect(canvas.getByLabelText(sampleText('Lieu'))).toHaveFocus();
  },
};

/** The errors are listed in the order of the fields on the page, not in the given order. */
export const OtherOrder: Story = {
  args: { errors: [...meta.args.errors].reverse() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#titre', '#lieu']);
    await expect(canvas.getByLabelText(sampleText('Titre'))).toHaveFocus();
  },
};

/** A single error is not listed: its field takes the focus and shows it. */
export const OneFault: Story = {
  args: { errors: [{ fieldId: 'lieu', message: 'Indiquez où il a lieu.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(sampleText('Lieu'))).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const NoFault: Story = { args: { errors: [], attempt: 0 } };

/** The solution, in the words of the field. */
export const Do: Story = {};

/** An internal error that the user cannot fix. */
export const Dont: Story = {
  args: {
    errors: [
      { fieldId: 'titre', message: 'Erreur de validation (422)' },
      { fieldId: 'lieu', message: 'Valeur invalide' },
    ],
  },
};

export const LongText: Story = {
  args: {
    title: 'Deux réponses empêchent encore la publication de votre événement sur Lively',
    errors: [
      {
        fieldId: 'titre',
        message: 'Ce titre compte plus de cent caractères ; raccourcissez-le pour qu’il tienne sur une affiche.',
      },
      {
        fieldId: 'lieu',
        message: 'Indiquez la ville, puis le nom du lieu : c’est ainsi que vos invités le trouveront.',
      },
    ],
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Shift+Tab', 'Moves back, from the first field to the list: to its last line.', isFocused('a')],
    ['Tab', 'Moves on, to the first field.', isFocused('#titre')],
    ['Shift+Tab', 'Moves back.', isFocused('a')],
    ['Enter', 'Goes to the field that the line speaks of.', isFocused('#lieu')],
    ['typing Lyon', 'Answers.', hasValue('Lyon')],
  ]),
};
