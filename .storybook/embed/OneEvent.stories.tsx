import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRows } from '../../packages/embed/playground/sampleRows.ts';
import { describeStories } from './describeStories';
import type { WidgetArguments } from './describeWidget';

const [piano] = sampleRows(Date.now());
const changed = (change: object) => JSON.stringify({ ...piano, ...change });

const meta = {
  title: 'One event',
  // Not a React component: the page « Overview » describes the widgets for assistants.
  tags: ['!manifest'],
  ...describeStories('lively-event'),
  args: { json: changed({}) },
} satisfies Meta<WidgetArguments>;

export default meta;
type Story = StoryObj<WidgetArguments>;

/** The full date, the times and the time zone. */
export const ToCome: Story = {};

/** No more tickets are available. */
export const Full: Story = { args: { json: changed({ status: 'full' }) } };

export const Cancelled: Story = { args: { json: changed({ status: 'cancelled' }) } };

export const Past: Story = { args: { json: changed({ date: '2025-03-21' }) } };

/** The event lasts for weeks. */
export const ManyDays: Story = {
  args: { json: changed({ timings: [{ begin: '2099-04-01T10:00:00+02:00', end: '2099-06-30T18:00:00+02:00' }] }) },
};

export const LongText: Story = {
  args: {
    json: changed({
      title:
        'Rencontre-débat autour de l’anticonstitutionnellement célèbre rétrospective des cinéastes franco-européens indépendants de l’entre-deux-guerres',
      venue: 'Médiathèque intercommunale Jean-Jacques-Rousseau',
      location: 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
      price: 'Participation libre et consciente, à partir de 3 € pour les adhérents de l’association',
    }),
  },
};
