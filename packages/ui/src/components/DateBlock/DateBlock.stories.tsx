import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateBlock } from './DateBlock';

const meta = {
  component: DateBlock,
  args: { dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' },
} satisfies Meta<typeof DateBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const December: Story = {};

export const OneDigit: Story = {
  args: { dateTime: '2027-01-06', weekday: 'mer.', day: '6', month: 'janv.' },
};

/** Three short words. */
export const Do: Story = {};

/** Words without abbreviation: the block becomes wider than the poster allows. */
export const Dont: Story = { args: { weekday: 'samedi', month: 'décembre' } };

/** Unabbreviated months and days. */
export const LongText: Story = {
  args: { dateTime: '2026-09-23', weekday: 'mercredi', day: '23', month: 'septembre' },
};
