import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { RefusedNotice } from './RefusedNotice';

const meta = {
  component: RefusedNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Une action n’a pas pu être enregistrée',
    lines: ['Le sondage qui propose « Nuit Nina Simone » est clos : vos réponses n’ont pas été enregistrées.'],
    dismissLabel: 'J’ai compris',
    onDismiss: fn(),
  },
} satisfies Meta<typeof RefusedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the event, and stays until the user dismisses it. */
export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Une action n’a pas pu être enregistrée'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText(args.dismissLabel) }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  args: {
    title: '2 actions n’ont pas pu être enregistrées',
    lines: [
      'Le sondage qui propose « Nuit Nina Simone » est clos : vos réponses n’ont pas été enregistrées.',
      '« Bal swing au kiosque » n’est plus sur Lively : il n’a pas été ajouté à vos favoris.',
    ],
  },
};
