import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { SubmitButton } from './SubmitButton';

const onSubmit = fn();

const meta = {
  component: SubmitButton,
  args: { children: 'Créer mon compte', busy: false, busyLabel: 'Création…' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Busy: Story = { args: { busy: true } };

export const FullWidth: Story = { args: { fullWidth: true, size: 'large' } };

export const Disabled: Story = { args: { disabled: true } };

/** The result of the form. */
export const Do: Story = { args: { busy: false } };

/** A technical word. */
export const Dont: Story = { args: { busy: false, children: 'Valider' } };

export const LongText: Story = {
  args: {
    children: 'Enregistrer mes préférences et découvrir les sorties recommandées pour moi cette semaine',
    busyLabel: 'Enregistrement de vos préférences…',
  },
};

export const SendsOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Créer mon compte') }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const BusySendsNothing: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole('button', { name: sampleText('Création…') });
    await userEvent.click(button);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: pressKeys(buttonKeys('Sends the form.')),
};
