import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { RecommendationsScreen } from './RecommendationsScreen';

const others = [
  { label: 'dans 4 jours', points: 15 },
  { label: 'plus de 1 000 participants', points: 10 },
];
const reasons = {
  reasons: [
    { label: 'Jazz', points: 50 },
    { label: 'à 12 km de Paris', points: 30 },
  ],
  totalLabel: 'points',
};
/** Reasons with no, one and two others. */
const threeReasons = [
  reasons,
  { ...reasons, others: { label: 'dont 1 autre raison', reasons: others.slice(0, 1) } },
  { ...reasons, others: { label: 'dont 2 autres raisons', reasons: others } },
];
const ten = [...sampleEvents, ...sampleEvents.slice(1, 3).map((event) => ({ ...event, id: `${event.id}-again` }))].map(
  (event, index) => ({
    ...event,
    badges: index % 4 === 2 ? [{ label: 'Populaire', tone: 'strong' as const }] : [],
    reasons: threeReasons[index % 3] ?? reasons,
    favourite: { label: `Garder ${event.title} dans mes favoris`, pressed: index === 1, onToggle: fn() },
  }),
);

const meta = {
  component: RecommendationsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Pour vous',
    search: {
      label: 'Rechercher parmi vos recommandations',
      placeholder: 'Un titre…',
      value: '',
      submitLabel: 'Rechercher',
      onChange: fn(),
      onSubmit: fn(),
    },
    preferences: { label: 'Modifier mes préférences', count: '7', onOpen: fn() },
    suggestions: {
      title: 'Vous consultez souvent ces thèmes',
      text: 'Ajoutez-les à vos préférences pour en voir davantage.',
      suggestions: [
        { id: 'jazz', label: 'Jazz', acceptLabel: 'Ajouter Jazz à mes préférences', dismissLabel: 'Écarter Jazz' },
        {
          id: 'expos',
          label: 'Expositions',
          acceptLabel: 'Ajouter Expositions à mes préférences',
          dismissLabel: 'Écarter Expositions',
        },
      ],
      onAccept: fn(),
      onDismiss: fn(),
    },
    heading: 'Recommandé pour vous',
    explanation: { label: 'Comment nous classons les événements', href: '#classement' },
    announcement: '10 événements',
    results: { state: 'ready', events: ten, more: { label: 'Voir tous les événements', href: '#explore' } },
  },
} satisfies Meta<typeof RecommendationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sampleText('Modifier mes préférences')) }));
    await expect(args.preferences?.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Écarter Jazz') }));
    await expect(args.suggestions?.onDismiss).toHaveBeenCalledWith('jazz');
  },
};

export const Loading: Story = {
  args: {
    announcement: 'Chargement de vos recommandations…',
    suggestions: { ...meta.args.suggestions, suggestions: [] },
    results: { state: 'loading' },
  },
};

/** No recommendation matches the typed text. */
export const Empty: Story = {
  args: {
    search: { ...meta.args.search, value: 'opéra' },
    suggestions: undefined,
    announcement: 'Aucun événement',
    results: {
      state: 'empty',
      empty: {
        title: 'Aucune recommandation pour « opéra »',
        text: 'Effacez la recherche, ou dites-nous que vous aimez l’opéra.',
        relaxations: [{ label: 'Effacer la recherche : 10 événements', onSelect: fn() }],
        action: { label: 'Personnaliser mes préférences', onSelect: fn() },
      },
    },
  },
};

/** A user without preferences. */
export const WithoutPreferences: Story = {
  args: {
    preferences: { label: 'Définir mes préférences', onOpen: fn() },
    suggestions: undefined,
    announcement: '',
    results: {
      state: 'empty',
      empty: {
        title: 'Dites-nous ce que vous aimez',
        text: 'Deux minutes suffisent, et tout se change plus tard.',
        action: { label: 'Définir mes préférences', onSelect: fn() },
      },
    },
  },
};

export const Failed: Story = {
  args: {
    announcement: '',
    suggestions: undefined,
    results: {
      state: 'failed',
      title: 'Erreur lors du chargement des événements',
      text: 'Vérifiez votre connexion, puis réessayez.',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    title: 'Recommandations personnalisées',
    heading: 'Sélectionné pour vous d’après vos préférences et vos sorties passées',
    preferences: { label: 'Modifier mes préférences et mes centres d’intérêt', count: '1 204', onOpen: fn() },
  },
};

/** A question before anything is recorded. Both answers look equally important. */
export const AskingToRemember: Story = {
  args: {
    consent: {
      title: 'Retenir ce que vous ouvrez ?',
      text: 'Vos recommandations tiendraient compte des événements que vous consultez. Sans votre accord, rien n’est retenu.',
      accept: { label: 'Oui, retenir', onPress: fn() },
      refuse: { label: 'Non, ne rien retenir', onPress: fn() },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Non, ne rien retenir') }));
    await expect(args.consent?.refuse.onPress).toHaveBeenCalledOnce();
    await expect(args.consent?.accept.onPress).not.toHaveBeenCalled();
  },
};
