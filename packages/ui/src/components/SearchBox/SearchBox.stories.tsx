import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { SearchBox } from './SearchBox';

const meta = {
  component: SearchBox,
  args: {
    label: 'Rechercher un événement',
    placeholder: 'Un artiste, un lieu, une envie…',
    value: '',
    submitLabel: 'Rechercher',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: keepState(SearchBox, 'value', 'onChange'),
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'piano' } };

/** Examples of searches. */
export const Do: Story = {};

/** The label again instead of an example. */
export const Dont: Story = { args: { placeholder: 'Rechercher' } };

export const LongText: Story = {
  args: {
    value: 'rétrospective des cinéastes franco-européens indépendants de l’entre-deux-guerres',
    submitLabel: 'Lancer la recherche',
  },
};

/** Enter submits the typed text. */
export const Searching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: sampleText('Rechercher un événement') }), 'jazz{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('jazz');
  },
};

export const Keyboard: Story = {
  ...Searching,
  play: pressKeys(formKeys('jazz')),
};
