import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { describeStories } from './describeStories';
import type { WidgetArguments } from './describeWidget';

const meta = {
  title: 'List of events',
  // Not a React component: the page « Overview » describes the widgets for assistants.
  tags: ['!manifest'],
  ...describeStories('lively-events'),
  args: { onTell: fn() },
} satisfies Meta<WidgetArguments>;

export default meta;
type Story = StoryObj<WidgetArguments>;

/** A list for a column of any width. */
export const List: Story = { args: { layout: 'list', limit: '4' } };

/** A grid for a wide page: 4, 8 or 12 events fill its rows. */
export const Grid: Story = { args: { layout: 'grid', limit: '8' } };

/** A compact list for a side bar or for many events. */
export const Compact: Story = { args: { layout: 'compact', limit: '5' } };

/** Events near a city and for a taste. Each event shows the reason for its position. */
export const Ranked: Story = {
  args: { layout: 'grid', limit: '4', tags: 'rugby=Rugby,music=Musique', near: 'Toulouse' },
};

/** The widget has its own theme, independent of the page. */
export const Dark: Story = { args: { theme: 'dark', limit: '3' } };

/** The text of a button is black or white, the one with the higher contrast. */
export const Accent: Story = { args: { accent: '#F3A712', limit: '3' } };

/** The page has not loaded Lively’s fonts. */
export const OwnFonts: Story = { args: { layout: 'grid', limit: '4', fonts: false } };

/** Placeholders keep the place of the events while they load. */
export const Loading: Story = {
  args: { source: 'https://backend.example/events.json', limit: '3' },
  beforeEach: () => {
    const { fetch } = window;
    window.fetch = () => new Promise(() => {});
    return () => {
      window.fetch = fetch;
    };
  },
};

/** The fallback link of the page stays. */
export const Empty: Story = { args: { json: '[]' } };

/** The visitor can try again, and the page receives an event with the reason. */
export const Failed: Story = {
  args: { json: '[{"id": ' },
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(args.onTell).toHaveBeenCalledWith('lively-error', { reason: expect.stringContaining('SyntaxError') }),
    );
    await waitFor(() => expect(inside(canvasElement, 'retry')).not.toBeNull());
    inside(canvasElement, 'retry')?.click();
    await waitFor(() => expect(args.onTell).toHaveBeenCalledTimes(2));
  },
};

/** Titles and tickets send an event to the page before the navigation. */
export const Behaviour: Story = {
  args: { limit: '1' },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement, 'ticket')).not.toBeNull());
    inside(canvasElement, 'open')?.click();
    await expect(args.onTell).toHaveBeenLastCalledWith(
      'lively-open',
      expect.objectContaining({ url: expect.stringContaining('/event/') }),
    );
    inside(canvasElement, 'ticket')?.click();
    await expect(args.onTell).toHaveBeenLastCalledWith(
      'lively-ticket',
      expect.objectContaining({ url: 'https://example.com/' }),
    );
  },
};

function inside(canvas: HTMLElement, part: string): HTMLElement | null | undefined {
  return canvas.querySelector('lively-events')?.shadowRoot?.querySelector(`[part=${part}]`);
}
