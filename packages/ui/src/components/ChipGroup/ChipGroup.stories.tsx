import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkboxKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { keepState } from '../../docs/snippets/keepState';
import { ChipGroup } from './ChipGroup';

const meta = {
  component: ChipGroup,
  args: {
    label: 'Qu’aimez-vous écouter ?',
    name: 'concert',
    options: [
      { value: 'pop', label: 'Pop' },
      { value: 'rock', label: 'Rock / Metal' },
      { value: 'electronic', label: 'Électronique / Dance' },
      { value: 'classical', label: 'Classique / Opéra' },
      { value: 'jazz', label: 'Jazz / Soul / Funk' },
      { value: 'world', label: 'Musiques du monde' },
    ],
    value: ['jazz'],
    onValueChange: fn(),
  },
  render: keepState(ChipGroup, 'value', 'onValueChange'),
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChosen: Story = {};

export const NoneChosen: Story = { args: { value: [], hint: 'Choisissez-en autant que vous voulez.' } };

export const InCategory: Story = { args: { tone: 'music', value: ['pop', 'jazz'] } };

export const Invalid: Story = { args: { value: [], error: 'Choisissez au moins un style.' } };

export const Disabled: Story = { args: { disabled: true } };

/** Several short answers. Users can choose all of them. */
export const Do: Story = {};

/** Sentences: they wrap inside the chips. Use checkboxes. */
export const Dont: Story = {
  args: {
    options: [
      { value: 'a', label: 'J’aime le rock, surtout quand il se joue dans une petite salle' },
      { value: 'b', label: 'J’aime le jazz, mais seulement le dimanche en fin de journée' },
    ],
  },
};

export const LongText: Story = {
  args: {
    label:
      'Parmi les sorties que l’on vous propose le plus souvent, lesquelles vous feraient vraiment quitter votre canapé ?',
    options: [
      { value: 'a', label: 'Fêtes de quartier, bals populaires, marchés de Noël, brocantes et foires traditionnelles' },
      { value: 'b', label: 'Conférences' },
    ],
    value: ['a'],
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pop' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pop', 'jazz']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jazz / Soul / Funk' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pop']);
  },
};

export const Keyboard: Story = {
  play: pressKeys(checkboxKeys('Chooses it, or lets it go.')),
};
