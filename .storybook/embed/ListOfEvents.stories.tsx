import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { describeStories } from './describeStories';
import type { WidgetArguments } from './describeWidget';

const meta = {
  title: 'List of events',
  // No component of React: the page « Overview » tells assistants of the widgets.
  tags: ['!manifest'],
  ...describeStories('lively-events'),
  args: { onTell: fn() },
} satisfies Meta<WidgetArguments>;

export default meta;
type Story = StoryObj<WidgetArguments>;

/** For a column of any width. */
export const List: Story = { args: { layout: 'list', limit: '4' } };

/** For a page that has room: 4, 8 or 12 events fill its rows. */
export const Grid: Story = { args: { layout: 'grid', limit: '8' } };

/** For a side bar, or where there are many. */
export const Compact: Story = { args: { layout: 'compact', limit: '5' } };

/** Around a city and to a taste: each event says why it is where it is. */
export const Ranked: Story = {
  args: { layout: 'grid', limit: '4', tags: 'rugby=Rugby,music=Musique', near: 'Toulouse' },
};

/** In its own theme, whatever the theme of the page. */
export const Dark: Story = { args: { theme: 'dark', limit: '3' } };

/** The text of a button is black or white, whichever is read better. */
export const Accent: Story = { args: { accent: '#F3A712', limit: '3' } };

/** On a page that has not loaded Lively’s fonts. */
export const OwnFonts: Story = { args: { layout: 'grid', limit: '4', fonts: false } };

/** The place of the events is kept while they come. */
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

/** The link that the page put inside stays. */
export const Empty: Story = { args: { json: '[]' } };

/** The visitor can try again; the page hears why. */
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

/** Titles and tickets tell the page before they are followed. */
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
