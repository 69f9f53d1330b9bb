import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import type { OperationsContent } from './OperationsContent';
import { OperationsScreen } from './OperationsScreen';

const good = { state: 'good', status: 'Tout va bien' } as const;
const warning = { state: 'warning', status: 'À surveiller' } as const;
const take = { label: 'Retirer', name: 'Retirer à Zoé Petit : Modération', onSelect: fn() };

const healthy: OperationsContent = {
  health: {
    title: 'État',
    checks: [
      { id: 'database', label: 'Base de données', ...good, text: 'Elle répond.' },
      { id: 'mails', label: 'Emails', ...good, text: 'Aucun retard.' },
      { id: 'imports', label: 'Imports', ...good, text: 'Le dernier date du 26 nov. 2026, 04:12.' },
      { id: 'backups', label: 'Sauvegardes', state: 'unknown', status: 'Inconnu', text: 'Aucune enregistrée.' },
    ],
    note: 'Les chiffres de chaque serveur sont à son adresse /metrics.',
  },
  mails: {
    title: 'Emails',
    figures: [
      { label: 'À envoyer', value: '0' },
      { label: 'En attente d’un nouvel essai', value: '2' },
      { label: 'Échoués', value: '0' },
    ],
  },
  imports: {
    title: 'Imports',
    empty: 'Aucun import enregistré.',
    runs: [
      {
        id: '1',
        source: 'https://openagenda.example/export',
        when: '26 nov. 2026, 04:12',
        figures: [
          { label: 'Lus', value: '18 204' },
          { label: 'Ajoutés', value: '312' },
          { label: 'Refusés', value: '0' },
        ],
      },
    ],
  },
  quotas: {
    title: 'Quotas atteints',
    text: 'Combien d’expéditeurs ne peuvent plus rien envoyer pour l’instant. Personne n’est nommé.',
    empty: 'Aucun en ce moment.',
    items: [],
  },
  staff: {
    title: 'Équipe',
    text: 'Un rôle compte dès que le compte a la validation en deux étapes.',
    give: { label: 'Donner un rôle', onSelect: fn() },
    members: [
      {
        id: '1',
        name: 'Zoé Petit',
        email: 'zoe@exemple.fr',
        role: 'Modération',
        given: 'Par Otto Répond, 21 nov. 2026, 20:14',
        take,
      },
    ],
    changes: {
      label: 'Derniers changements',
      items: [{ id: '1', text: 'Zoé Petit a reçu le rôle Modération de Otto Répond.', when: '21 nov. 2026, 20:14' }],
    },
  },
  sources: {
    title: 'Sources et licences',
    empty: 'Aucun événement importé.',
    items: [{ id: '1', source: 'openagenda', licence: 'Licence Ouverte 2.0' }],
  },
};

const refused = { id: '2002', title: 'Bal des lampions', reason: 'it has no city, so no search could find it' };

const busy: OperationsContent = {
  ...healthy,
  health: {
    ...healthy.health,
    checks: [
      { id: 'database', label: 'Base de données', ...good, text: 'Elle répond.' },
      { id: 'mails', label: 'Emails', ...warning, text: 'Le plus ancien attend depuis 40 minutes.' },
    ],
  },
  mails: {
    ...healthy.mails,
    figures: [{ label: 'Échoués', value: '3' }],
    retry: { label: 'Relancer les 3 emails échoués', onSelect: fn() },
  },
  imports: {
    ...healthy.imports,
    runs: [
      {
        id: '1',
        source: 'https://openagenda.example/export',
        when: '26 nov. 2026, 04:12',
        figures: [{ label: 'Refusés', value: '1' }],
        refused: { label: '1 fiche refusée', records: [refused] },
      },
    ],
  },
  quotas: {
    ...healthy.quotas,
    items: [{ id: '1', label: 'Mots de passe faux', limit: '10 en 15 minutes', senders: '4 expéditeurs' }],
  },
  staff: {
    ...healthy.staff,
    members: healthy.staff.members.map((member) => ({ ...member, warning: 'Sans validation en deux étapes' })),
  },
};

const meta = {
  component: OperationsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Exploitation',
    lead: 'Ce qui fait tourner le site : emails, imports, sauvegardes, quotas et rôles.',
    announcement: 'Rien à surveiller',
    results: { state: 'ready', content: healthy },
  },
} satisfies Meta<typeof OperationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Healthy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Donner un rôle') }));
    await expect(healthy.staff.give.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: sampleText(take.name) }));
    await expect(take.onSelect).toHaveBeenCalledOnce();
  },
};

export const Warning: Story = {
  args: { announcement: '2 points à surveiller', results: { state: 'ready', content: busy } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Relancer les 3 emails échoués') }));
    await expect(busy.mails.retry?.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText(sampleText('1 fiche refusée')));
    await expect(canvas.getByText(refused.title)).toBeVisible();
  },
};

export const Loading: Story = { args: { announcement: '', results: { state: 'loading', label: 'Chargement…' } } };

export const Empty: Story = {
  args: {
    announcement: '',
    results: { state: 'empty', empty: { title: 'Réservé à l’équipe', text: 'Votre compte n’a pas ce rôle.' } },
  },
};

export const Failed: Story = {
  args: {
    announcement: '',
    results: {
      state: 'failed',
      title: 'Impossible de charger cette page',
      text: 'Vérifiez votre connexion, puis réessayez.',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

const long = 'records'.repeat(40);

export const LongText: Story = {
  args: {
    results: {
      state: 'ready',
      content: {
        ...busy,
        imports: {
          ...busy.imports,
          runs: busy.imports.runs.map((run) => ({
            ...run,
            source: `https://openagenda.example/${long}`,
            refused: { label: '1 fiche refusée', records: [{ id: long, title: long, reason: long }] },
          })),
        },
        staff: {
          ...busy.staff,
          members: busy.staff.members.map((member) => ({ ...member, name: long, email: `${long}@exemple.fr` })),
        },
        sources: { ...busy.sources, items: [{ id: '1', source: long, licence: long }] },
      },
    },
  },
};
