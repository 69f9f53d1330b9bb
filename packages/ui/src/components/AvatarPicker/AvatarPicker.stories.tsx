import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { AvatarPicker, type AvatarPickerProps } from './AvatarPicker';

const removing = `import { AvatarPicker } from '@lively/ui';
import { useState } from 'react';

export function Example() {
  const [imageUrl, setImageUrl] = useState<string | undefined>('/camille.webp');
  return (
    <AvatarPicker
      name="Camille Durand"
      imageUrl={imageUrl}
      labels={{ choose: 'Changer de photo', remove: 'Retirer la photo', busy: 'Envoi de la photo…' }}
      onPick={(picture) => setImageUrl(URL.createObjectURL(picture))}
      onReject={() => {}}
      onRemove={() => setImageUrl(undefined)}
    />
  );
}`;

const meta = {
  component: AvatarPicker,
  args: {
    name: 'Camille Durand',
    labels: { choose: 'Changer de photo', remove: 'Retirer la photo', busy: 'Envoi de la photo…' },
    hint: 'PNG, JPG, GIF, WebP ou AVIF, 10 Mo au plus.',
    onPick: fn(),
    onReject: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AvatarPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {};

export const WithPicture: Story = {
  args: {
    imageUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 48"><path fill="#bdede8" d="M0 0h40v48H0z"/><circle cx="20" cy="20" r="9" fill="#6c2e8f"/><path fill="#0f2e27" d="M4 48c0-12 7-18 16-18s16 6 16 18z"/></svg>')}`,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Retirer la photo') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { busy: true } };

/** No other picture can be chosen during the removal, and the button shows that. */
export const Removing: Story = {
  args: { ...WithPicture.args, removingLabel: 'Retrait…' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(sampleText('Changer de photo'));
    await expect(input).toBeDisabled();
    await expect(getComputedStyle(input).cursor).toBe('not-allowed');
  },
};

/** The remove button disappears with the picture: the focus moves to the button that chooses another. */
export const Removed: Story = {
  args: WithPicture.args ?? {},
  render: (args) => <RemovingAvatarPicker {...args} />,
  parameters: { docs: { source: { code: removing } } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: sampleText('Retirer la photo') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(sampleText('Changer de photo'))).toHaveFocus();
  },
};

export const Invalid: Story = { args: { error: 'Impossible de télécharger l’avatar' } };

/** The picture in the size that other users see. */
export const Do: Story = {};

/** Without a hint, users cannot know which files are refused. */
export const Dont: Story = { args: { hint: undefined } };

export const LongText: Story = {
  args: {
    name: 'Marie-Antoinette Joséphine de Villeneuve-Saint-Georges',
    labels: { choose: 'Choisir une autre photo dans mes dossiers', remove: 'Retirer', busy: 'Envoi…' },
    hint: 'Une image carrée de votre visage se reconnaît le mieux. PNG, JPG, GIF, WebP ou AVIF, 10 Mo au plus.',
  },
};

export const Picking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(sampleText('Changer de photo'));
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'moi.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, jpeg);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(jpeg));
    const text = new File(['bonjour'], 'moi.png', { type: 'image/png' });
    await userEvent.upload(input, text);
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith('notAnImage'));
  },
};

export const Keyboard: Story = {
  ...WithPicture,
  play: pressKeys([
    ...buttonKeys('Chooses a picture from the device.', '[type="file"]'),
    ['Tab', 'Moves to the button that removes the picture.', isFocused('button')],
  ]),
};

function RemovingAvatarPicker({ imageUrl, ...props }: AvatarPickerProps) {
  const [shown, setShown] = useState(imageUrl);
  return <AvatarPicker {...props} imageUrl={shown} onRemove={() => setShown(undefined)} />;
}
