import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { ChangeNotice } from './ChangeNotice';
import { cancelled, dearer, longChange, moved } from './sampleChanges';

const meta = {
  component: ChangeNotice,
  args: {
    title: 'Modifié depuis votre dernière visite',
    lines: [moved],
    wasLabel: 'avant\u00A0:',
    nowLabel: 'maintenant\u00A0:',
  },
} satisfies Meta<typeof ChangeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('Modifié depuis votre dernière visite'));
  },
};

export const Several: Story = { args: { lines: [moved, cancelled, dearer] } };

export const LongText: Story = { args: { lines: [longChange, moved] } };
