import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import type { ModerationCaseItem } from './ModerationCase';
import { ModerationScreen } from './ModerationScreen';

const actionsFor = (title: string): ModerationCaseItem['actions'] => ({
  label: `Décider de ${title}`,
  keep: { label: 'Laisser en ligne', onSelect: fn() },
  hide: { label: 'Masquer', onSelect: fn() },
  remove: { label: 'Retirer', onSelect: fn() },
});

const waiting: ModerationCaseItem = {
  id: '1',
  title: 'Tombola géante',
  href: '#tombola',
  category: 'leisure',
  publication: 'En attente',
  facts: [
    { label: 'Où', text: 'Salle des fêtes, Nantes' },
    { label: 'Quand', text: 'samedi 12 décembre 2026, 20:30' },
    { label: 'Prix', text: '50 €' },
    { label: 'Organisation', text: 'Les Amis du hasard' },
    { label: 'Billetterie', text: 'https://billets.example/tombola', href: '#billetterie' },
  ],
  description: { label: 'Lire la description', text: 'Un appartement à gagner.\n\nUn billet, une chance.' },
  reports: {
    label: '3 signalements',
    entries: [
      {
        id: 'a',
        label: 'Arnaque ou faux billets',
        when: '21 novembre, 20:14',
        text: 'La salle n’a rien de réservé à cette date.',
      },
      { id: 'b', label: 'Contraire à la loi', when: '21 novembre, 21:40', text: 'Une loterie payante est interdite.' },
      { id: 'c', label: 'Arnaque ou faux billets', when: '22 novembre, 08:02', text: '' },
    ],
  },
  history: {
    label: 'Historique',
    entries: [{ id: 'd', label: 'Mis en attente · Plusieurs signalements', when: '22 novembre, 08:02', text: '' }],
  },
  actions: actionsFor('Tombola géante'),
};

const appealed: ModerationCaseItem = {
  ...waiting,
  id: '2',
  title: 'Bal des lampions',
  href: '#bal',
  category: 'festival',
  publication: 'Masqué',
  description: undefined,
  appeal: { label: 'Recours', text: 'La salle a rouvert lundi, le propriétaire vous le confirmera.' },
  reports: { label: 'Signalements', entries: [] },
  history: {
    label: 'Historique',
    entries: [
      {
        id: 'e',
        label: 'Masqué · Informations fausses ou trompeuses',
        when: '20 novembre, 11:30',
        text: 'La salle annoncée est fermée depuis septembre.',
      },
    ],
  },
  actions: actionsFor('Bal des lampions'),
};

const meta = {
  component: ModerationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Modération',
    lead: 'Les événements signalés, mis en attente ou contestés, les plus anciens d’abord.',
    rules: {
      label: 'Comment décider',
      items: [
        'Lisez l’événement entier avant de décider.',
        'Écrivez les faits et la règle : la personne qui publie les lira.',
      ],
    },
    announcement: '2 événements à examiner',
    results: { state: 'ready', cases: [waiting, appealed] },
  },
} satisfies Meta<typeof ModerationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: waiting.title })).toHaveAttribute('href', waiting.href);
    await expect(canvas.getAllByRole('link', { name: 'https://billets.example/tombola' })[0]).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    for (const [name, action] of [
      ['Laisser en ligne', waiting.actions.keep],
      ['Masquer', waiting.actions.hide],
      ['Retirer', waiting.actions.remove],
    ] as const) {
      const [button] = canvas.getAllByRole('button', { name: sampleText(name) });
      if (button) await userEvent.click(button);
      await expect(action.onSelect).toHaveBeenCalledOnce();
    }
  },
};

const restore = {
  text: 'Une vague de signalements ? Décidez d’abord de ceux qui sont fondés, puis rétablissez le reste en une fois.',
  label: 'Rétablir tous les événements en attente',
  onSelect: fn(),
};

export const Wave: Story = {
  args: {
    results: { state: 'ready', cases: [waiting, { ...waiting, id: '3', title: 'Vide-grenier de la place' }], restore },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText(restore.label) }));
    await expect(restore.onSelect).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { announcement: '', results: { state: 'loading', label: 'Chargement…' } } };

export const Empty: Story = {
  args: {
    announcement: '',
    results: { state: 'empty', empty: { title: 'Rien à examiner', text: 'Personne n’a rien signalé.' } },
  },
};

export const Failed: Story = {
  args: {
    announcement: '',
    results: {
      state: 'failed',
      title: 'Impossible de charger les signalements',
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
      cases: [
        {
          ...waiting,
          title:
            'Grandetombolaintercommunaledesassociationsdupaysdeloireetdesenvirons, édition anniversaire avec feu d’artifice',
          facts: [{ label: 'Billetterie', text: `https://billets.example/${'tombola'.repeat(30)}` }],
        },
      ],
    },
  },
};
