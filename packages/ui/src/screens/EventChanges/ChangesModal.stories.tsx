import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { ChangesModal } from './ChangesModal';
import { cancelled, dearer, longChange, moved } from './sampleChanges';

const dismiss = (title: string) => ({
  label: 'Marquer comme vu',
  name: `Marquer comme vu\u00A0: ${title}`,
  onPress: fn(),
});

const events = [
  {
    id: 'simone',
    title: 'Nuit Nina Simone',
    href: '#simone',
    lines: [moved, dearer],
    dismiss: dismiss('Nuit Nina Simone'),
  },
  {
    id: 'swing',
    title: 'Bal swing au kiosque',
    href: '#swing',
    lines: [cancelled],
    dismiss: dismiss('Bal swing au kiosque'),
  },
];

const meta = {
  component: ChangesModal,
  args: {
    open: true,
    title: 'Ce qui a changé',
    text: 'Parmi vos favoris et vos billets, depuis que vous les avez vus.',
    closeLabel: 'Fermer',
    wasLabel: 'avant\u00A0:',
    nowLabel: 'maintenant\u00A0:',
    content: { state: 'ready', listLabel: 'Ce qui a changé', events },
    dismissAll: { label: 'Tout marquer comme vu', onPress: fn() },
    onClose: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof ChangesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: /Nuit Nina Simone/ });
    if (first) await userEvent.click(first);
    await expect(events[0]?.dismiss.onPress).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: sampleText('Tout marquer comme vu') }));
    await expect(args.dismissAll?.onPress).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    text: undefined,
    dismissAll: undefined,
    content: { state: 'empty', text: 'Rien n’a changé parmi vos favoris et vos billets depuis que vous les avez vus.' },
  },
};

export const Loading: Story = {
  args: { text: undefined, dismissAll: undefined, content: { state: 'loading', label: 'Chargement…' } },
};

export const Failed: Story = {
  args: {
    text: undefined,
    dismissAll: undefined,
    content: {
      state: 'failed',
      title: 'Les changements n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
      retry: { label: 'Réessayer', onPress: fn() },
    },
  },
};

export const LongText: Story = {
  args: {
    content: {
      state: 'ready',
      listLabel: 'Ce qui a changé',
      events: events.map((event) => ({
        ...event,
        title: `${event.title} et autres inédits franco-européens de l’entre-deux-guerres`,
        lines: [longChange, ...event.lines],
      })),
    },
  },
};
