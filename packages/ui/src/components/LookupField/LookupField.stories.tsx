import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue, isFocused, isOffered, isThere } from '../../docs/keyboard/proofs';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { LookupField } from './LookupField';

const communes = [
  { value: '97411', label: 'Saint-Denis', note: 'La Réunion (974)' },
  { value: '93066', label: 'Saint-Denis', note: 'Seine-Saint-Denis (93)' },
  { value: '11339', label: 'Saint-Denis', note: 'Aude (11)' },
  { value: '45273', label: 'Saint-Denis-de-l’Hôtel', note: 'Loiret (45)' },
];

const meta = {
  component: LookupField,
  args: {
    label: 'Commune',
    hint: 'Son nom ou son code postal.',
    name: 'commune',
    options: [],
    state: 'ready',
    labels: {
      clear: 'Effacer la commune',
      none: 'Aucune commune de ce nom.',
      loading: 'Recherche…',
      failed: 'Les communes ne se chargent pas. Vérifiez votre connexion.',
    },
    value: null,
    placeholder: 'Cahors, 46000…',
    onValueChange: fn(),
    onSearch: fn(),
  },
  render: keepState(LookupField, 'value', 'onValueChange'),
} satisfies Meta<typeof LookupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: communes[0] ?? null } };

const typing: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: sampleText('Commune') }), 'saint-denis');
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async (context) => {
    await typing(context);
    await waitFor(() => expect(screen.getByText(sampleText('Recherche…'))).toBeVisible());
  },
};

/** The department distinguishes communes with the same name. The answer is chosen by keyboard. */
export const Many: Story = {
  args: { options: communes },
  play: async (context) => {
    await typing(context);
    const { args, canvas, userEvent } = context;
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await expect(args.onSearch).toHaveBeenLastCalledWith('saint-denis');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(communes[1]);
    await expect(canvas.getByRole('combobox')).toHaveValue('Saint-Denis');
  },
};

export const None: Story = {
  play: async (context) => {
    await typing(context);
    await waitFor(() => expect(screen.getByText(sampleText('Aucune commune de ce nom.'))).toBeVisible());
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async (context) => {
    await typing(context);
    await waitFor(() =>
      expect(screen.getByText(sampleText('Les communes ne se chargent pas. Vérifiez votre connexion.'))).toBeVisible(),
    );
  },
};

export const Disabled: Story = { args: { value: communes[1] ?? null, disabled: true } };

/** A note distinguishes places with the same name. */
export const Do: Story = {
  args: { state: 'ready', value: { value: '97411', label: 'Saint-Denis', note: 'La Réunion (974)' } },
};

/** Answers that look the same, without a note. */
export const Dont: Story = { args: { state: 'ready', value: { value: '97411', label: 'Saint-Denis' } } };

export const LongText: Story = {
  args: {
    label: 'De quelle commune partez-vous le plus souvent quand vous sortez le soir ou le week-end ?',
    value: { value: '51513', label: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson', note: 'Marne (51)' },
  },
};

/** The clear button removes the answer. */
export const Clearing: Story = {
  args: { value: communes[0] ?? null, options: communes },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Effacer la commune') }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
};

/** Escape keeps the answer. A dialog around the field closes. */
export const Escaping: Story = {
  args: { value: communes[0] ?? null, options: communes },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue(communes[0]?.label);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  args: { options: communes },
  play: pressKeys([
    ['Tab', 'Moves to the field.', isFocused('input')],
    ['typing saint', 'Searches, and offers what is found.', isOffered('La Réunion (974)')],
    ['ArrowDown', 'Moves to the next answer.', isOffered('Seine-Saint-Denis')],
    ['ArrowUp', 'Moves to the one before.', isOffered('La Réunion (974)')],
    ['Enter', 'Takes it.', hasValue('Saint-Denis')],
    ['ArrowDown', 'Opens the list of a field that is filled.', isThere('[role="option"]')],
    ['Escape', 'Puts the list away.', () => !isThere('[role="option"]')()],
  ]),
};
