import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { RefusedNotice } from './RefusedNotice';

const meta = {
  component: RefusedNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Un envoi n’a pas été accepté',
    lines: ['Le choix autour de « Nuit Nina Simone » est clos : vos réponses ne comptent pas.'],
    dismissLabel: 'J’ai compris',
    onDismiss: fn(),
  },
} satisfies Meta<typeof RefusedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the event, and stays until the user dismisses it. */
export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Un envoi n’a pas été accepté'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText(args.dismissLabel) }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  args: {
    title: '2 envois n’ont pas été acceptés',
    lines: [
      'Le choix autour de « Nuit Nina Simone » est clos : vos réponses ne comptent pas.',
      '« Bal swing au kiosque » n’est plus sur Lively : votre favori n’est pas gardé.',
    ],
  },
};
