import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'Description', name: 'description', note: 'facultatif', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    defaultValue: 'Trois pianistes, quatre heures, cinquante-deux chansons.\nOn peut venir tard, on peut partir tôt.',
  },
};

export const WithHint: Story = { args: { hint: 'Ce que l’on y voit, ce que l’on y entend, et pour qui c’est fait.' } };

export const Invalid: Story = {
  args: { label: 'Message', note: undefined, error: 'Écrivez au moins une phrase : nous saurons mieux vous répondre.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Envoi en cours…' } };

/** The same number of rows as an answer has lines. */
export const Do: Story = { args: { rows: 5 } };

/** One row for a long text: the typed text scrolls out of view. */
export const Dont: Story = {
  args: {
    rows: 1,
    defaultValue: 'Trois pianistes, quatre heures, cinquante-deux chansons.\nOn peut venir tard, on peut partir tôt.',
  },
};

export const LongText: Story = {
  args: {
    label: 'Racontez votre événement comme vous le raconteriez à une amie qui hésite encore à venir',
    defaultValue:
      'Une nuit entière au piano, sans amplification ni lumières de scène, dans la salle où Nina Simone a joué pour la première fois en France. '.repeat(
        8,
      ),
  },
};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Description')}`)), 'Un bal{Enter}populaire');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Un bal\npopulaire');
  },
};

export const Keyboard: Story = {
  play: pressKeys([...textKeys('Un bal'), ['Enter', 'Begins a line.', hasValue('Un bal\n')]]),
};
