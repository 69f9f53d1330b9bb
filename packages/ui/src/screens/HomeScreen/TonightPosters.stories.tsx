import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { type TonightEvent, TonightPosters } from './TonightPosters';

const events = sampleEvents.slice(0, 3).map(
  ({ date: _, ...event }, index): TonightEvent => ({
    ...event,
    walk: index < 2 ? '12 min à pied' : undefined,
    favourite: { label: `Garder ${event.title} dans mes favoris`, pressed: false, onToggle: fn() },
    together: { label: 'Choisir à plusieurs', name: 'Choisir à plusieurs', onSelect: fn() },
    go: {
      label: 'Y aller',
      name: 'Y aller',
      href: 'https://osm.example',
      newTabLabel: 'nouvel onglet',
    },
  }),
);

const meta = {
  component: TonightPosters,
  args: { title: 'Ce soir', events },
} satisfies Meta<typeof TonightPosters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each poster has three gestures: keep, choose together, go. */
export const Three: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = args.events;
    await expect(canvas.getByRole('region', { name: sampleText('Ce soir') })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { pressed: false })[0] as HTMLElement);
    await expect(first?.favourite?.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getAllByText(sampleText('Choisir à plusieurs'))[0] as HTMLElement);
    await expect(first?.together.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link', { name: new RegExp(sampleText('Y aller')) })[0]).toHaveAttribute(
      'href',
      first?.go.href,
    );
  },
};

/** By keyboard, each poster is a link, then its gestures. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.events[0]?.title as string })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.events[0]?.favourite?.onToggle).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.events[0]?.together.onSelect).toHaveBeenCalledOnce();
  },
};

/** On the narrowest telephone the posters are one below the other, so that nothing scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** Late in the evening there may be one event only. */
export const One: Story = { args: { events: events.slice(0, 1) } };

/** Without a position, without hearts while the favourites cannot be read, and cancelled. */
export const Sparse: Story = {
  args: {
    events: events.map((event) => ({ ...event, walk: undefined, favourite: undefined, status: 'Annulé' })),
  },
};

export const LongText: Story = {
  args: {
    events: events.map((event) => ({
      ...event,
      title:
        'Nuit Nina Simone, l’intégrale au piano, dans la grande salle de l’agglomération, avec tous les élèves du conservatoire',
      place: 'Médiathèque intercommunale Marguerite-Duras, Saint-Germain-en-Laye',
    })),
  },
};
