import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { PointMap } from '../PointMap/PointMap';
import { VoteButtons } from '../VoteButtons/VoteButtons';
import { BookingCard } from './BookingCard';

const onVote = fn();

const meta = {
  component: BookingCard,
  args: {
    label: 'Réserver',
    price: '32 €',
    priceNote: 'frais compris',
    action: { label: 'Prendre un billet', onSelect: fn() },
    votes: (
      <VoteButtons
        label="Votre avis"
        upLabel="Ça me tente"
        upCount="128"
        downLabel="Bof"
        downCount="9"
        vote="up"
        onVote={onVote}
      />
    ),
    links: [
      { label: 'Ajouter à mon agenda', icon: 'calendar', onSelect: fn() },
      { label: 'Itinéraire', href: '#map', icon: 'directions', newTabLabel: 'nouvel onglet' },
      { label: 'Y aller en train', href: '#train', icon: 'travel', newTabLabel: 'nouvel onglet' },
      { label: 'Dormir à côté', href: '#hotel', icon: 'lodging', newTabLabel: 'nouvel onglet' },
      { label: 'Site de l’organisateur', href: '#site', icon: 'website', newTabLabel: 'nouvel onglet' },
    ],
    share: { label: 'Partager', url: '#', title: 'Nuit Nina Simone', onCopied: fn(), onFailed: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticket: Story = {};

/** The ticket is on another site. */
export const Link: Story = {
  args: {
    action: { label: 'Site du musée', href: '#musee', newTabLabel: 'nouvel onglet' },
    price: 'Gratuit',
    priceNote: undefined,
  },
};

export const FullyBooked: Story = { args: { action: undefined, note: 'Complet' } };

/** On a phone the action is at the bottom of the window, with date and price. The page shows the price elsewhere, too. */
export const InBar: Story = {
  args: { price: undefined, priceNote: undefined, bar: { date: 'sam. 12 décembre', price: '32 €' } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: sampleText('Prendre un billet') }).parentElement;
    const isNarrow = matchMedia('(max-width: 44.99rem)').matches;
    await expect(bar).toHaveStyle({ position: isNarrow ? 'fixed' : 'static' });
    await expect(canvas.getByText('32 €').checkVisibility()).toBe(isNarrow);
  },
};

/** The ticket is being recorded. */
export const Busy: Story = {
  args: {
    action: { label: 'Prendre un billet', busyLabel: 'Ouverture de la billetterie…', onSelect: fn() },
  },
};

/** The browser blocked the new tab of the ticket. */
export const Blocked: Story = {
  args: {
    detour: {
      text: 'Votre navigateur a bloqué le nouvel onglet.',
      link: { label: 'Ouvrir la billetterie', href: '#billetterie', newTabLabel: 'nouvel onglet' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Ouvrir la billetterie'));
  },
};

/** The place of the event, above the link to a street map. */
export const Place: Story = {
  args: {
    map: (
      <PointMap
        label="Carte : Finistère"
        size={[400, 200]}
        outlines={['M90 50L210 25L260 75L266 162L180 168L112 150L162 118L156 94L100 88Z']}
        marks={[{ id: 'bal', label: 'Bal de la Sainte-Catherine', category: 'music', x: 230, y: 60 }]}
        note="Finistère"
        credit="Contours : IGN, 2018"
      />
    ),
  },
};

/** The map loads: its room is empty. */
export const PlaceToCome: Story = { args: { map: <span /> } };

export const Bare: Story = {
  args: {
    action: undefined,
    priceNote: undefined,
    votes: undefined,
    links: undefined,
    share: undefined,
    price: 'Gratuit',
  },
};

/** One way to book, and the full price. */
export const Do: Story = {};

/** A price that increases at checkout. */
export const Dont: Story = { args: { price: 'dès 25 €', priceNote: 'hors frais' } };

export const LongText: Story = {
  args: {
    price: 'Participation libre et consciente, à partir de 3 €',
    priceNote: 'pour les adhérents de l’association, sur présentation de la carte',
    action: { label: 'Réserver auprès de la billetterie intercommunale', onSelect: fn() },
  },
};

export const Hostile: Story = {
  args: { price: '9'.repeat(600), priceNote: '🎷'.repeat(200), note: 'W'.repeat(2_000) },
};

export const Buying: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Prendre un billet') }));
    await expect(args.action && 'onSelect' in args.action && args.action.onSelect).toHaveBeenCalledOnce();
    const [calendar] = args.links ?? [];
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Ajouter à mon agenda') }));
    await expect(calendar && 'onSelect' in calendar && calendar.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `${sampleText('Bof')} 9` }));
    await expect(onVote).toHaveBeenCalledWith('down');
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...buttonKeys('Starts the booking, votes, shares: as the button says.'),
    ['Tab', 'Moves on, in the order that one reads in.', isFocused('fieldset button')],
  ]),
};
