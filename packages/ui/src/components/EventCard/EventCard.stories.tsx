import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonKeys, linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { EventPoster } from '../EventPoster/EventPoster';
import { ReasonSummary } from '../ReasonSummary/ReasonSummary';
import { EventCard } from './EventCard';

const [sample] = sampleEvents;
if (!sample)
  throw new Error('There is no sample event, so the stories have nothing to show. Add one to sampleEvents.ts.');
const { id, ...event } = sample;

const summary = {
  reasons: [
    { label: 'Jazz', points: 50 },
    { label: 'à 12 km', points: 30 },
  ],
  others: { label: 'dont 1 autre raison', reasons: [{ label: 'dans 4 jours', points: 15 }] as const },
  totalLabel: 'points',
};

const meta = {
  component: EventCard,
  args: {
    ...event,
    poster: <EventPoster category="music" seed={id} />,
    favourite: { label: 'Garder Nuit Nina Simone dans mes favoris', pressed: false, onToggle: fn() },
    onOpen: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: args.variant === 'compact' || args.variant === 'horizontal' ? 480 : 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The variant for grids. Its texts stay separated without styles. */
export const Vertical: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article').textContent).toContain(`${args.price} ${args.participants}`);
  },
};

/** The variant for lists. */
export const Horizontal: Story = {
  args: { variant: 'horizontal' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const heart = canvas.getByRole('button').getBoundingClientRect();
    await expect(heart.left - title.right).toBeGreaterThanOrEqual(8);
  },
};

/** The hour and the rarity of the date have a line of their own, also in the column of a phone. */
export const Rarity: Story = {
  args: { rarity: 'seule date' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const line = document.createRange();
    const text = canvas.getByText(new RegExp(`${args.time}.·.${sampleText('seule date')}$`));
    line.selectNode(text.lastChild ?? text);
    await expect(line.getClientRects()).toHaveLength(1);
    await expect(line.getBoundingClientRect().left).toBe(text.getBoundingClientRect().left);
  },
};

/** A long answer takes two lines. */
export const DailyUntil: Story = { args: { rarity: 'tous les jours sauf le lundi, jusqu’au 4 janvier' } };

/** The variant for long lists. */
export const Compact: Story = { args: { variant: 'compact' } };

/** The organiser’s own picture. */
export const Picture: Story = {
  args: {
    image:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 400'%3E%3Crect width='320' height='400' fill='%23333'/%3E%3Ccircle cx='160' cy='220' r='90' fill='%23999'/%3E%3C/svg%3E",
  },
};

function drawPicture(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#333"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 2.5}" fill="#999"/><text x="12" y="40" font-size="36" fill="#fff">Du bord</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A landscape photo fills the frame of the poster. The server of the site cuts it beside heads. */
export const LandscapePicture: Story = {
  args: { image: drawPicture(900, 600) },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    await expect(picture).toHaveStyle({ objectFit: 'cover' });
    await expect(picture?.clientWidth).toBe(picture?.parentElement?.clientWidth);
    await expect(picture?.clientHeight).toBe(picture?.parentElement?.clientHeight);
  },
};

/** A photo in portrait format fills it, too. */
export const PortraitPicture: Story = { ...LandscapePicture, args: { image: drawPicture(600, 900) } };

const small = drawPicture(320, 400);

/** The picture in several formats and widths: the browser uses the first format that it supports, in a suitable width. */
export const PictureSources: Story = {
  args: {
    image: drawPicture(640, 800),
    imageSources: [
      { type: 'image/unknown', srcSet: `${drawPicture(600, 800)} 320w` },
      { type: 'image/svg+xml', srcSet: `${small} 640w` },
    ],
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.complete && picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture?.currentSrc).toBe(small);
    await expect(picture).toHaveStyle({ objectFit: 'cover', position: 'absolute' });
  },
};

/** The browser supports no format: the fallback picture is shown. */
export const BrokenSources: Story = {
  args: {
    image: small,
    imageSources: [{ type: 'image/png', srcSet: 'data:image/png;base64,broken 320w' }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.currentSrc).toBe(small));
    await expect(canvasElement.querySelector('source')).toBeNull();
  },
};

/** The poster replaces a picture that cannot be loaded. */
export const BrokenPicture: Story = {
  args: {
    image: 'data:image/png;base64,broken',
    imageSources: [{ type: 'image/png', srcSet: 'data:image/png;base64,broken 320w' }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg[viewBox="2 2 316 396"]')).not.toBeNull();
  },
};

/** The event is a favourite. */
export const Kept: Story = {
  args: { favourite: { label: 'Garder Nuit Nina Simone dans mes favoris', pressed: true, onToggle: fn() } },
};

/** No favourite button, and no facts but the title and the place. */
export const Bare: Story = {
  args: {
    favourite: undefined,
    date: undefined,
    price: undefined,
    participants: undefined,
    badges: undefined,
    time: undefined,
  },
};

/** The event will not take place. */
export const Cancelled: Story = { args: { status: 'Annulé' } };

/** The reasons of a recommendation. The other reasons open over the content below, and are not part of the card’s link. */
export const Recommended: Story = {
  args: { reasons: <ReasonSummary {...summary} /> },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const height = canvasElement.querySelector('article')?.offsetHeight;
    await userEvent.click(canvas.getByText(summary.others.label));
    await expect(canvas.getByText(summary.others.reasons[0].label)).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('article')?.offsetHeight).toBe(height);
  },
};

/** Two badges that help users to decide. */
export const Do: Story = { args: { badges: [{ label: 'Recommandé', tone: 'strong' }, { label: 'Jazz' }] } };

/** Six badges: users read none. */
export const Dont: Story = {
  args: {
    badges: ['Recommandé', 'Jazz', 'Gratuit', 'Populaire', 'à 4 km', 'Complet'].map((label) => ({
      label,
      tone: 'strong' as const,
    })),
  },
};

export const LongText: Story = {
  args: {
    title:
      'Rencontre-débat autour de l’anticonstitutionnellement célèbre rétrospective des cinéastes franco-européens indépendants de l’entre-deux-guerres',
    place: 'Médiathèque intercommunale Jean-Jacques-Rousseau, Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
    price: 'Participation libre et consciente, à partir de 3 € pour les adhérents de l’association',
    badges: [{ label: 'Accessible aux personnes à mobilité réduite sur réservation' }, { label: 'à 1 204 km' }],
  },
};

/** Values that an import can contain. */
export const Hostile: Story = {
  args: {
    title: 'W'.repeat(10_000),
    place: '<img src=x onerror=alert(1)> مهرجان الموسيقى 🎷🎷🎷',
    time: '',
    price: `${'9'.repeat(400)} €`,
    participants: '0',
    categoryLabel: 'X'.repeat(300),
    image: 'javascript:alert(1)',
    date: { dateTime: '', weekday: '', day: '', month: '' },
    badges: [{ label: '' }, { label: 'é'.repeat(500) }],
    reasons: <ReasonSummary reasons={[{ label: '', points: 0 }]} totalLabel={'p'.repeat(400)} />,
    status: '!'.repeat(300),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A click anywhere on the card follows the link, except on the heart. */
export const Behaviour: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Garder Nuit Nina Simone dans mes favoris') }));
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Nuit Nina Simone, l’intégrale au piano') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: pressKeys([...linkKeys(), ...buttonKeys('Keeps the event, or lets it go.')]),
};
