import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { ConfirmScreen } from './ConfirmScreen';

const press = fn();

const meta = {
  component: ConfirmScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Confirmez votre adresse',
    text: 'Il reste un geste : appuyez sur ce bouton. Tant que vous ne l’avez pas fait, rien ne change.',
    action: { label: 'Confirmer mon inscription', onPress: press },
  },
} satisfies Meta<typeof ConfirmScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the button is pressed. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(press).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Confirmer mon inscription') }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** The link was not copied entirely. */
export const Incomplete: Story = {
  args: {
    title: 'Ce lien est incomplet',
    text: 'Copiez-le en entier depuis votre message, ou demandez-en un autre.',
    action: { label: 'Ouvrir la page de connexion', href: '#connexion' },
  },
};

export const LongText: Story = {
  args: { text: 'Tant que vous n’avez pas appuyé sur ce bouton, rien ne change. '.repeat(12) },
};
