import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { TastePanel } from './TastePanel';

const meta = {
  component: TastePanel,
  args: {
    title: 'Vos goûts',
    field: {
      label: 'Que voulez-vous changer ?',
      placeholder: 'Moins de jazz…',
      value: '',
      onChange: fn(),
      submitLabel: 'Appliquer',
      onSubmit: fn(),
    },
    status: '2 événements descendent.',
    questions: [],
    itemsLabel: 'Ce que vous avez dit',
    items: [
      { id: 'less', label: 'Moins : Jazz', onRemove: fn() },
      { id: 'time', label: 'Rien avant 20:00', onRemove: fn() },
    ],
    removeLabel: 'Retirer',
    undo: { label: 'Annuler', onSelect: fn() },
    more: { label: 'Mes goûts', href: '#gouts' },
  },
} satisfies Meta<typeof TastePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x{Enter}');
    await expect(args.field.onChange).toHaveBeenCalledWith('x');
    await expect(args.field.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sampleText('Moins : Jazz')) }));
    await expect(args.items[0]?.onRemove).toHaveBeenCalledOnce();
  },
};

/** Sentences to begin with. */
export const Empty: Story = {
  args: { status: '', items: [], undo: undefined, examples: [{ label: 'Surprends-moi', onSelect: fn() }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Surprends-moi') }));
    await expect(args.examples?.[0]?.onSelect).toHaveBeenCalledOnce();
  },
};

/** After signing in, the account may have other sentences than the device. */
export const Account: Story = {
  args: {
    account: {
      text: 'Votre compte a d’autres goûts que cet appareil.',
      options: [
        { label: 'Réunir les deux', effect: '2 événements descendent', onSelect: fn() },
        { label: 'Reprendre ceux du compte', effect: '1 événement disparaît', onSelect: fn() },
        { label: 'Remplacer ceux du compte', effect: 'Rien ne bouge dans cette liste.', onSelect: fn() },
        { label: 'Ne rien copier', onSelect: fn() },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sampleText('Réunir les deux')) }));
    await expect(args.account?.options[0]?.onSelect).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'organiser',
        label:
          'Jamais : Association pour la sauvegarde du patrimoine industriel de Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
        onRemove: fn(),
      },
    ],
  },
};
