import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isClicked, isFocused } from '../../docs/keyboard/proofs';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { ImageDrop, type ImageDropProps, type ImageProblem } from './ImageDrop';

const errorForProblem: Record<ImageProblem, string> = {
  folder: 'C’est un dossier : choisissez une image à l’intérieur.',
  several: 'Une seule image à la fois : gardez la plus belle.',
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  tooLarge: 'Cette image dépasse 10 Mo : réduisez-la, puis réessayez.',
  notAnImage: 'Ce fichier n’est pas une image PNG, JPG, GIF, WebP ou AVIF.',
};

const refusing = `import { ImageDrop } from '@lively/ui';
import { useState } from 'react';

export function Example() {
  const [file, setFile] = useState<File | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <ImageDrop
      name="image"
      label="Image"
      hint="PNG, JPG, GIF, WebP ou AVIF, jusqu’à 10 Mo."
      labels={{ choose: 'Choisissez une image ou déposez-la ici', remove: 'Retirer l’image' }}
      error={isRefused ? 'Ce fichier n’est pas une image à prendre : choisissez-en une autre.' : undefined}
      file={file}
      onFileChange={(next) => {
        setFile(next);
        setIsRefused(false);
      }}
      onReject={() => setIsRefused(true)}
    />
  );
}`;

const meta = {
  component: ImageDrop,
  args: {
    label: 'Image',
    name: 'image',
    note: 'facultatif',
    hint: 'PNG, JPG, GIF, WebP ou AVIF, jusqu’à 10 Mo. Sans image, nous dessinons une affiche.',
    labels: { choose: 'Choisissez une image ou déposez-la ici', remove: 'Retirer l’image' },
    file: null,
    onFileChange: fn(),
    onReject: fn(),
  },
  render: keepState(ImageDrop, 'file', 'onFileChange'),
} satisfies Meta<typeof ImageDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Saved: Story = { args: { savedUrl: drawPicture() } };

export const Invalid: Story = { args: { error: errorForProblem.tooLarge } };

export const Disabled: Story = { args: { disabled: true } };

/** The accepted files, and the result without a picture. */
export const Do: Story = {};

/** A limit that users only learn from an error. */
export const Dont: Story = { args: { hint: undefined } };

export const LongText: Story = {
  args: {
    label: 'Quelle image donnera envie de venir à celles et ceux qui ne connaissent pas encore votre événement ?',
    labels: {
      choose: 'Choisissez une image dans vos dossiers, ou déposez-la ici sans la lâcher en route',
      remove: 'Retirer l’image',
    },
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'affiche.png', {
      type: 'image/png',
    });
    await userEvent.upload(canvas.getByLabelText(new RegExp(`^${sampleText('Image')}`)), png);
    await waitFor(() => expect(args.onFileChange).toHaveBeenCalledWith(png));
    await userEvent.click(await canvas.findByRole('button', { name: sampleText('Retirer l’image') }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Image')}`))).toHaveFocus();
  },
};

/** Refused are an HTML page with the name of a picture, two pictures, an SVG, and a picture that is too large. */
export const Refusing: Story = {
  args: { maxBytes: 64 },
  render: (args) => <RefusingImageDrop {...args} />,
  parameters: { docs: { source: { code: refusing } } },
  play: async ({ args, canvas }) => {
    const place = canvas.getByLabelText(new RegExp(`^${sampleText('Image')}`)).parentElement as HTMLElement;
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
    const refuse = async (files: File[], problem: ImageProblem) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      await fireEvent(place, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      await waitFor(() => expect(args.onReject).toHaveBeenLastCalledWith(problem));
    };
    await refuse([new File(['<html>'], 'page.png', { type: 'image/png' })], 'notAnImage');
    await refuse(
      [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })],
      'notAnImage',
    );
    await refuse([new File([png], 'a.png'), new File([png], 'b.png')], 'several');
    await refuse([new File([], 'a.png')], 'empty');
    await refuse([new File([new Uint8Array(65)], 'a.png')], 'tooLarge');
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  ...Saved,
  play: pressKeys([
    ...buttonKeys('Chooses a picture from the device.', '[type="file"]'),
    ['Tab', 'Moves to the button that removes the picture.', isFocused('button')],
    ['Enter', 'Removes it, and moves back.', isClicked('button')],
  ]),
};

function RefusingImageDrop(props: ImageDropProps) {
  const [error, setError] = useState(props.error);
  return (
    <ImageDrop
      {...props}
      error={error}
      onReject={(problem) => {
        setError(sampleText(errorForProblem[problem]));
        props.onReject(problem);
      }}
    />
  );
}

function drawPicture(): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="#f3a712" d="M0 0h160v100H0z"/><circle cx="80" cy="100" r="60" fill="#0f2e27"/><circle cx="80" cy="100" r="40" fill="#e5432d"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
