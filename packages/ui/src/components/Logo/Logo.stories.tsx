import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta = {
  component: Logo,
  args: { name: 'Lively' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};

/** The logo in the colour of the surrounding text. The poster is a hole in it. */
export const Current: Story = { args: { tone: 'current' } };

/** The logo on a plain background, with space around it. */
export const Do: Story = {};

/** Another name in the type of the logo. */
export const Dont: Story = { args: { name: 'Ma Marque' } };

export const LongText: Story = { args: { name: 'Lively, les sorties de Villeneuve-Saint-Georges' } };
