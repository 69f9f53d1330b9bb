import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { TastesScreen } from './TastesScreen';

const meta = {
  component: TastesScreen,
  args: {
    title: 'Mes goûts',
    lead: 'Vos phrases restent sur cet appareil, et la liste par pertinence leur obéit.',
    panel: {
      title: 'Vos goûts',
      field: {
        label: 'Que voulez-vous changer ?',
        placeholder: 'Moins de jazz…',
        value: '',
        onChange: fn(),
        submitLabel: 'Appliquer',
        onSubmit: fn(),
      },
      status: '',
      questions: [],
      itemsLabel: 'Ce que vous avez dit',
      removeLabel: 'Retirer',
      undo: { label: 'Annuler', onSelect: fn() },
    },
    rows: [
      { id: 'less', label: 'Moins : Jazz', effect: '3 événements descendent', onRemove: fn() },
      { id: 'time', label: 'Rien avant 20:00', effect: '12 événements disparaissent', onRemove: fn() },
    ],
    empty: 'Vous n’avez encore rien dit.',
    list: { label: 'Voir la liste', href: '#liste' },
    file: {
      title: 'Votre fichier',
      text: 'Enregistrez vos phrases pour les retrouver sur un autre appareil.',
      save: { label: 'Enregistrer', onSelect: fn() },
      restore: { label: 'Restaurer', onSelect: fn() },
      erase: { label: 'Tout effacer', onSelect: fn() },
    },
  },
} satisfies Meta<typeof TastesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `${sampleText('Retirer')} ${sampleText('Moins : Jazz')}` }),
    );
    await expect(args.rows[0]?.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Annuler') }));
    await expect(args.panel.undo?.onSelect).toHaveBeenCalledOnce();
    const file = new File(['{}'], 'tastes.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText(sampleText('Restaurer'), { selector: 'input' }), file);
    await expect(args.file.restore.onSelect).toHaveBeenCalledWith(file);
  },
};

export const Empty: Story = {
  args: {
    panel: { ...meta.args.panel, undo: undefined },
    rows: [],
    file: { ...meta.args.file, save: undefined, erase: undefined },
  },
};

/** A sentence with two meanings. */
export const Question: Story = {
  args: {
    panel: {
      ...meta.args.panel,
      status: 'Cette phrase a deux sens.',
      questions: [
        {
          label: 'je veux plus de foot',
          options: [
            { label: 'Plus : Football', onChoose: fn() },
            { label: 'Jamais : Football', onChoose: fn() },
          ],
        },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Jamais : Football') }));
    await expect(args.panel.questions[0]?.options[1]?.onChoose).toHaveBeenCalledOnce();
  },
};
