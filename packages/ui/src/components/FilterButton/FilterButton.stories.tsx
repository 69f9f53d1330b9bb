import type { Meta, StoryObj } from '@storybook/react-vite';
import MapPin from 'lucide-react/icons/map-pin';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { FilterButton } from './FilterButton';

const meta = {
  component: FilterButton,
  args: { label: 'Où', value: 'Toute la France', icon: <MapPin size={18} />, onOpen: fn() },
} satisfies Meta<typeof FilterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Active: Story = { args: { value: 'Cahors, 20 km', active: true } };

export const WithoutIcon: Story = { args: { icon: undefined, label: 'Filtres', value: 'Prix, accès, dates' } };

/** The current value of the filter. */
export const Do: Story = {};

/** The name of the filter twice: users must open it to see its value. */
export const Dont: Story = { args: { value: 'Filtres' } };

export const LongText: Story = {
  args: { value: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson, 100 km', active: true },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{<Story />}</div>],
};

export const Opening: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${sampleText('Où')} ${sampleText('Toute la France')}` }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: pressKeys(buttonKeys('Opens the filter.')),
};
