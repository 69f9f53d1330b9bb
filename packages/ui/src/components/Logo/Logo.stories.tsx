import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta = {
  component: Logo,
  args: { name: 'Lively' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};

/** Takes the colour of the text around it; the poster is a hole. */
export const Current: Story = { args: { tone: 'current' } };

/** On a plain ground, alone. */
export const Do: Story = {};

/** Another name in our letters. */
export const Dont: Story = { args: { name: 'Ma Marque' } };

export const LongText: Story = { args: { name: 'Lively, les sorties de Villeneuve-Saint-Georges' } };
