import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { selectKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { Select } from './Select';

const meta = {
  component: Select,
  args: {
    label: 'Catégorie',
    name: 'category',
    placeholder: 'Choisissez…',
    options: [
      { value: 'music', label: 'Musique' },
      { value: 'sport', label: 'Sport' },
      { value: 'culture', label: 'Culture' },
      { value: 'festival', label: 'Festival' },
      { value: 'food', label: 'Cuisine' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};

export const Answered: Story = { args: { defaultValue: 'festival' } };

export const WithHint: Story = { args: { hint: 'Elle donne sa couleur à l’affiche de votre événement.' } };

export const Invalid: Story = { args: { error: 'Choisissez une catégorie : c’est par elle que l’on vous trouvera.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'music' } };

/** Four or more short answers. */
export const Do: Story = {};

/** Two answers: a `RadioGroup` shows both without a click. */
export const Dont: Story = {
  args: {
    label: 'Gratuit ?',
    options: [
      { value: 'yes', label: 'Oui' },
      { value: 'no', label: 'Non' },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: 'Dans quelle famille de sorties rangeriez-vous votre événement ?',
    placeholder: undefined,
    options: [
      {
        value: 'a',
        label: 'Spectacles vivants, conférences, ateliers créatifs et visites du patrimoine en petit groupe',
      },
      { value: 'b', label: 'Fêtes de quartier' },
    ],
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(sampleText('Catégorie')), sampleText('Culture'));
    await expect(args.onValueChange).toHaveBeenCalledWith('culture');
  },
};

export const Keyboard: Story = {
  args: { placeholder: undefined },
  play: pressKeys(selectKeys({ first: 'music', second: 'sport', last: 'food', letter: 'f', typed: 'festival' })),
};
