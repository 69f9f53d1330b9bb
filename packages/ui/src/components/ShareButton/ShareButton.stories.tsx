import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { ShareButton } from './ShareButton';

const meta = {
  component: ShareButton,
  args: {
    label: 'Partager',
    url: 'https://lively.example/event/17',
    title: 'Nuit Nina Simone',
    onCopied: fn(),
    onFailed: fn(),
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = {};

/** One word with an icon. */
export const Do: Story = {};

/** The name of a network: the device decides how the URL is shared. */
export const Dont: Story = { args: { label: 'Partager sur Instagram' } };

export const LongText: Story = {
  args: { label: 'Partager cet événement avec les personnes qui pourraient avoir envie d’y aller avec vous' },
};

/** The device has no share dialog: the URL is copied to the clipboard. */
export const Copied: Story = {
  beforeEach: () => withNavigator({ share: undefined, clipboard: { writeText: async () => undefined } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Partager') }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** The device can neither share nor copy. */
export const Refused: Story = {
  beforeEach: () =>
    withNavigator({ share: undefined, clipboard: { writeText: () => Promise.reject(new Error('refused')) } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Partager') }));
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce());
  },
};

/** The user cancels the device's share dialog: neither callback is called. */
export const GivenUp: Story = {
  beforeEach: () => withNavigator({ share: () => Promise.reject(new DOMException('', 'AbortError')) }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Partager') }));
    await expect(args.onCopied).not.toHaveBeenCalled();
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  beforeEach: () => withNavigator({ share: undefined, clipboard: { writeText: async () => undefined } }),
  play: pressKeys(buttonKeys('Shares, or copies the URL where the device cannot share.')),
};

/** Replaces properties of `navigator` for one story. An undefined `share` stands for a device without a share dialog. */
function withNavigator(standIns: Record<string, unknown>) {
  for (const [name, value] of Object.entries(standIns)) {
    if (value === undefined) Reflect.deleteProperty(navigator, name);
    else Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    for (const name of Object.keys(standIns)) Reflect.deleteProperty(navigator, name);
  };
}
