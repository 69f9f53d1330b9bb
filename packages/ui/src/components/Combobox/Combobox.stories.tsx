import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue, isFocused, isOffered, isThere } from '../../docs/keyboard/proofs';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { Combobox } from './Combobox';

const cities = [
  'Bordeaux',
  'Cannes',
  'Lyon',
  'Marseille',
  'Nice',
  'Paris',
  'Saint-Étienne',
  'Toulouse',
  'Villeparisis',
];

const meta = {
  component: Combobox,
  args: {
    label: 'Ville',
    name: 'city',
    options: cities.map((city) => ({ value: city, label: city })),
    labels: { open: 'Voir les villes', clear: 'Effacer la ville', empty: 'Aucune ville de ce nom.' },
    locale: 'fr',
    value: null,
    placeholder: 'Lyon',
    onValueChange: fn(),
  },
  render: keepState(Combobox, 'value', 'onValueChange'),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Toulouse' } };

export const WithHint: Story = { args: { hint: 'Les distances sont comptées à partir d’elle.' } };

export const Invalid: Story = { args: { error: 'Choisissez une ville de la liste.' } };

export const Disabled: Story = { args: { value: 'Paris', disabled: true } };

/** Dozens of answers with familiar names. */
export const Do: Story = {};

/** Five answers: a `Select` shows all of them. */
export const Dont: Story = {
  args: {
    label: 'Catégorie',
    placeholder: 'Musique',
    options: [
      { value: 'music', label: 'Musique' },
      { value: 'sport', label: 'Sport' },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: 'De quelle ville partez-vous le plus souvent quand vous sortez le soir ou le week-end ?',
    options: [{ value: 'a', label: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson, dans le département de la Marne' }],
    value: 'a',
  },
};

export const FoundByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: sampleText('Ville') }), 'etien');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('Saint-Étienne');
    await expect(canvas.getByRole('combobox')).toHaveValue('Saint-Étienne');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: sampleText('Ville') }), 'Atlantide');
    await waitFor(() => expect(screen.getByText(sampleText('Aucune ville de ce nom.'))).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the field.', isFocused('input')],
    ['typing o', 'Offers the answers that it is in.', isOffered('Bordeaux')],
    ['ArrowDown', 'Moves to the next answer.', isOffered('Lyon')],
    ['ArrowUp', 'Moves to the one before.', isOffered('Bordeaux')],
    ['Enter', 'Takes it.', hasValue('Bordeaux')],
    ['ArrowDown', 'Opens the list of a field that is filled.', isThere('[role="option"]')],
    ['Escape', 'Puts the list away.', () => !isThere('[role="option"]')()],
  ]),
};
