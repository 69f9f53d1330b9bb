import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReasonSummary } from '../../components/ReasonSummary/ReasonSummary';
import { sampleText } from '../../docs/translateArgs';
import { CorrectionModal } from './CorrectionModal';

const meta = {
  component: CorrectionModal,
  args: {
    title: 'Corriger la liste',
    description: 'Nuit du jazz à Montmartre',
    closeLabel: 'Fermer',
    reasons: (
      <ReasonSummary
        totalLabel="points"
        reasons={[
          { label: 'Vous aimez le jazz', points: 50 },
          { label: 'À 4 km de Paris', points: 30 },
        ]}
      />
    ),
    optionsLabel: 'Ce que vous pouvez changer',
    options: [
      { label: 'Moins : Jazz', effect: '2 événements descendent', onSelect: fn() },
      { label: 'Masquer cet événement', effect: '1 événement disparaît', onSelect: fn() },
    ],
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
      items: [],
      removeLabel: 'Retirer',
    },
    onClose: fn(),
  },
} satisfies Meta<typeof CorrectionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(sampleText('Moins : Jazz')) }));
    await expect(args.options[0]?.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: sampleText('Fermer') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** On a page that shows the reasons. */
export const WithoutReasons: Story = { args: { reasons: undefined } };
