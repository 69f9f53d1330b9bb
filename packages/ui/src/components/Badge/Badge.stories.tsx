import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  component: Badge,
  args: { children: 'à 4 km' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain fact. */
export const Neutral: Story = {};

/** A distinction: recommended, popular. */
export const Strong: Story = {
  args: { children: 'Recommandé', tone: 'strong' },
};

export const Danger: Story = {
  args: { children: 'Annulé', tone: 'danger' },
};

export const Success: Story = {
  args: { children: 'Billet pris', tone: 'success' },
};

/** One word that applies to this event. */
export const Do: Story = {};

/** A sentence belongs in a text, not in a badge. */
export const Dont: Story = { args: { children: 'Cet événement est recommandé parce que vous aimez le jazz' } };

export const LongText: Story = {
  args: { children: 'Accessible aux personnes à mobilité réduite, sur réservation auprès de la billetterie' },
};
