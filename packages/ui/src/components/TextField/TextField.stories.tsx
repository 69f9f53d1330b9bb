import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Titre de l’événement', name: 'title', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Nuit Nina Simone, l’intégrale au piano' } };

export const WithHint: Story = {
  args: { hint: '100 caractères au plus. C’est ce que l’on lit sur l’affiche.', maxLength: 100 },
};

export const Optional: Story = { args: { label: 'Lieu précis', name: 'venue', note: 'facultatif' } };

export const Email: Story = {
  args: {
    label: 'Adresse email',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    placeholder: 'camille@exemple.fr',
  },
};

export const Invalid: Story = {
  args: { error: 'Donnez un titre à votre événement.', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: sampleText('Titre de l’événement') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(sampleText('Donnez un titre à votre événement.'));
  },
};

export const Disabled: Story = { args: { defaultValue: 'Place Bellecour, Lyon', disabled: true } };

/** The label contains the question, the hint prevents mistakes. */
export const Do: Story = { args: { hint: '100 caractères au plus. C’est ce que l’on lit sur l’affiche.' } };

/** A hint in the placeholder: it disappears with the first letter. */
export const Dont: Story = { args: { placeholder: '100 caractères au plus. C’est ce que l’on lit sur l’affiche.' } };

export const LongText: Story = {
  args: {
    label:
      'Comment s’appelle votre événement, tel qu’il sera affiché sur la page d’accueil et partagé par vos invités ?',
    hint: 'Évitez les majuscules et les points d’exclamation : les titres sobres sont ouverts deux fois plus souvent.',
    error: 'Ce titre compte plus de cent caractères ; raccourcissez-le pour qu’il tienne sur une affiche.',
    defaultValue: 'La très longue nuit des pianistes de la rive droite et de leurs invités venus du monde entier',
  },
};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(sampleText('Titre de l’événement')));
    await userEvent.keyboard('Bal');
    await expect(canvas.getByRole('textbox')).toHaveValue('Bal');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Bal');
  },
};

export const Keyboard: Story = {
  play: pressKeys(textKeys('Bal')),
};
