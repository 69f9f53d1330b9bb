import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { ProgressSteps } from './ProgressSteps';

const meta = {
  component: ProgressSteps,
  args: { label: 'Étape 1 sur 3', current: 1, total: 3 },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: sampleText('Étape 1 sur 3') })).toHaveAttribute(
      'aria-valuenow',
      '1',
    );
    await expect(canvas.getByText(sampleText('Étape 1 sur 3'))).toBeVisible();
  },
};

export const Last: Story = {
  args: { label: 'Étape 3 sur 3', current: 3 },
};

export const FourSteps: Story = { args: { label: 'Étape 2 sur 4', current: 2, total: 4 } };

/** The current step and the total. */
export const Do: Story = {};

/** Too many steps to see at once: write « encore deux minutes » instead. */
export const Dont: Story = { args: { label: 'Étape 9 sur 20', current: 9, total: 20 } };

export const LongText: Story = { args: { label: 'Première étape sur trois : ce qui vous fait sortir de chez vous' } };
