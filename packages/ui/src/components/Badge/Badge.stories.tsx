import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  component: Badge,
  args: { children: 'à 4 km' },
  parameters: { texts: { en: { children: '4 km away' }, es: { children: 'a 4 km' } } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain fact. */
export const Neutral: Story = {};

/** A distinction: recommended, popular. */
export const Strong: Story = {
  args: { children: 'Recommandé', tone: 'strong' },
  parameters: { texts: { en: { children: 'Recommended' }, es: { children: 'Recomendado' } } },
};

export const Danger: Story = {
  args: { children: 'Annulé', tone: 'danger' },
  parameters: { texts: { en: { children: 'Cancelled' }, es: { children: 'Cancelado' } } },
};

export const Success: Story = {
  args: { children: 'Billet pris', tone: 'success' },
  parameters: { texts: { en: { children: 'Ticket taken' }, es: { children: 'Entrada reservada' } } },
};

export const LongText: Story = {
  args: { children: 'Accessible aux personnes à mobilité réduite, sur réservation auprès de la billetterie' },
  parameters: { texts: {} },
};
