import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { FailureScreen } from './FailureScreen';

const meta = {
  component: FailureScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'La page n’a pas pu s’afficher',
    text: 'Vérifiez votre connexion, puis réessayez.',
    retryLabel: 'Réessayer',
    onRetry: fn(),
  },
} satisfies Meta<typeof FailureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Vérifiez votre connexion, puis réessayez.'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Réessayer') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    text: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez. Ce que vous aviez enregistré n’est pas perdu.',
  },
};
