import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { HomeScreen } from './HomeScreen';

const events = sampleEvents.map(({ date: _, ...event }) => ({
  ...event,
  favourite: { label: `Garder ${event.title} dans mes favoris`, pressed: false, onToggle: fn() },
}));

const meta = {
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Ce soir, demain, ce week-end',
    subtitle: 'Tout ce qui se passe, jour après jour.',
    search: {
      label: 'Rechercher un événement',
      placeholder: 'Un artiste, un lieu, une envie…',
      value: '',
      submitLabel: 'Rechercher',
      onChange: fn(),
      onSubmit: fn(),
    },
    dates: {
      label: 'Quand',
      value: 'all',
      onChange: fn(),
      options: [
        { value: 'all', label: 'Toutes les dates' },
        { value: 'today', label: 'Aujourd’hui' },
        { value: 'tomorrow', label: 'Demain' },
        { value: 'weekend', label: 'Ce week-end' },
      ],
    },
    announcement: '128 événements',
    results: {
      state: 'ready',
      days: [
        { id: '2026-12-12', title: 'aujourd’hui', events: events.slice(0, 4) },
        { id: '2026-12-13', title: 'demain', events: events.slice(4, 5) },
        { id: '2026-12-15', title: 'mardi 15 décembre', events: events.slice(5) },
      ],
      more: { label: 'Voir plus d’événements', onMore: fn() },
    },
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: sampleText('aujourd’hui') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Demain') }));
    await expect(args.dates.onChange).toHaveBeenCalledWith('tomorrow');
    await userEvent.type(canvas.getByRole('searchbox', { name: sampleText('Rechercher un événement') }), 'j{Enter}');
    await expect(args.search.onSubmit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Voir plus d’événements') }));
    await expect(args.results.state === 'ready' && args.results.more?.onMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { announcement: 'Chargement des événements…', results: { state: 'loading' } } };

export const Empty: Story = {
  args: {
    dates: { ...meta.args.dates, value: 'today' },
    announcement: 'Aucun événement',
    results: {
      state: 'empty',
      empty: {
        title: 'Aucun événement trouvé',
        text: 'Essayez de modifier vos filtres ou votre recherche',
        relaxations: [{ label: 'Toutes les dates : 14 événements', onSelect: fn() }],
        action: { label: 'Tout effacer', onSelect: fn() },
      },
    },
  },
};

export const Failed: Story = {
  args: {
    announcement: '',
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
    title: 'Les événements de l’agglomération, semaine après semaine',
    subtitle: 'Concerts, expositions, rencontres sportives et fêtes de quartier, dans l’ordre où ils ont lieu.',
    results: {
      state: 'ready',
      days: [
        {
          id: 'long',
          title: 'mercredi 23 septembre et jours suivants',
          events: events.map((event) => ({ ...event, title: `${event.title} et autres inédits franco-européens` })),
        },
      ],
    },
  },
};
