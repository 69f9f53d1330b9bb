import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { type MessageItem, MessagesScreen } from './MessagesScreen';

const close = { label: 'Clore', onSelect: fn() };

const open: MessageItem = {
  id: '1',
  subject: 'Affiches pour la médiathèque',
  status: 'À traiter',
  isOpen: true,
  sender: 'Zoé Petit, zoe@exemple.fr',
  when: '21 novembre, 20:14',
  text: 'Bonjour,\n\nnous aimerions montrer vos événements dans notre hall. À qui écrire ?',
  reply: { label: 'Répondre par email', href: 'mailto:zoe@exemple.fr' },
  actions: [{ label: 'Marquer comme répondu', onSelect: fn() }, close],
};

const closed: MessageItem = {
  ...open,
  id: '2',
  subject: 'Merci',
  status: 'Clos',
  isOpen: false,
  text: 'Tout fonctionne, merci.',
  link: 'https://portfolio.example/zoe',
  actions: [{ label: 'Rouvrir', onSelect: fn() }],
};

const meta = {
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Messages',
    tabs: {
      label: 'Messages',
      tabs: [
        { label: 'Contact', href: '#contact', current: true },
        { label: 'Assistance', href: '#assistance' },
        { label: 'Candidatures', href: '#candidatures' },
      ],
    },
    announcement: '1 message à traiter',
    results: { state: 'ready', messages: [open, closed] },
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Clore') }));
    await expect(close.onSelect).toHaveBeenCalledOnce();
    const [reply] = canvas.getAllByRole('link', { name: sampleText('Répondre par email') });
    await expect(reply).toHaveAttribute('href', 'mailto:zoe@exemple.fr');
  },
};

export const Loading: Story = { args: { announcement: '', results: { state: 'loading', label: 'Chargement…' } } };

export const Empty: Story = {
  args: {
    announcement: '',
    results: { state: 'empty', empty: { title: 'Aucun message', text: 'Rien n’est arrivé.' } },
  },
};

export const Failed: Story = {
  args: {
    announcement: '',
    results: {
      state: 'failed',
      title: 'Impossible de charger les messages',
      text: 'Vérifiez votre connexion, puis réessayez.',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    results: {
      state: 'ready',
      messages: [{ ...open, subject: 'Bonjour'.repeat(28), sender: `${'zoe'.repeat(60)}@exemple.fr` }],
    },
  },
};
