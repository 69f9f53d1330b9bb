import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { sampleText } from '../../docs/translateArgs';
import { ChangeNote } from './ChangeNote';
import { cancelled, dearer, longChange, moved, soldOut } from './sampleChanges';

const meta = {
  component: ChangeNote,
  args: {
    title: 'Modifié depuis votre dernière visite',
    lines: [moved],
    wasLabel: 'avant\u00A0:',
    nowLabel: 'maintenant\u00A0:',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChangeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText(moved.was)).closest('del')).toBeVisible();
    await expect(canvas.getByText(sampleText(moved.now)).closest('ins')).toBeVisible();
  },
};

export const Cancelled: Story = { args: { lines: [cancelled] } };

export const SoldOut: Story = { args: { lines: [soldOut] } };

export const Dearer: Story = { args: { lines: [dearer] } };

export const Several: Story = { args: { lines: [moved, cancelled, dearer] } };

/** The note on a card. */
export const OnCard: Story = {
  render: (args) => (
    <EventCard
      href="#simone"
      title={sampleText('Nuit Nina Simone')}
      category="music"
      categoryLabel={sampleText('Musique')}
      date={{ dateTime: '2026-12-13', weekday: sampleText('dim.'), day: '13', month: sampleText('déc.') }}
      place="Le Trianon, Paris 18e"
      time="21:00"
      price="25 €"
      poster={<EventPoster category="music" seed="simone" />}
      change={<ChangeNote {...args} />}
    />
  ),
};

export const LongText: Story = { args: { lines: [longChange, moved] } };
