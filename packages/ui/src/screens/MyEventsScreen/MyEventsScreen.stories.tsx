import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { MyEventsScreen } from './MyEventsScreen';

const kept = sampleEvents.map((event) => ({
  ...event,
  favourite: { label: `Garder ${event.title} dans mes favoris`, pressed: true, onToggle: fn() },
}));

const created = sampleEvents.slice(0, 3).map((event, index) => ({
  ...event,
  actions: {
    label: `Que faire de ${event.title}`,
    edit: { label: 'Modifier', href: '#modifier' },
    view: { label: 'Voir', href: event.href },
    share: { label: 'Partager', url: event.href, title: event.title, onCopied: fn(), onFailed: fn() },
    remove: { label: 'Supprimer', onSelect: fn() },
  },
  ...(index === 1 && { participants: '12 participants', status: 'Complet' }),
}));

const tickets = kept.slice(0, 3).map(({ favourite: _, badges: __, ...event }, index) => ({
  ...event,
  status: index === 2 ? 'Annulé' : undefined,
  actions: {
    label: `Que faire de ${event.title}`,
    ticket:
      index === 1 ? undefined : { label: 'Billetterie', href: 'https://billets.example', newTabLabel: 'nouvel onglet' },
    map: { label: 'Carte', href: 'https://carte.example', newTabLabel: 'nouvel onglet' },
    calendar: index === 2 ? undefined : { label: 'Agenda', onSelect: fn() },
    takeBack: { label: 'Je n’ai pas pris de billet', onSelect: fn() },
  },
}));
const pastTickets = kept.slice(3, 5).map(({ favourite: _, badges: __, ...event }) => ({ ...event, isPast: true }));

const publish = { label: 'Publier', onSelect: fn() };
const appeal = { label: 'Contester cette décision', onSelect: fn() };
const publications = [
  { label: 'Brouillon', text: 'Vous seul·e le voyez. Publiez-le quand il est prêt.' },
  {
    label: 'En attente de modération',
    text: 'Plusieurs personnes l’ont signalé. Personne d’autre ne le voit jusqu’à ce qu’une personne de la modération l’ait lu.',
  },
  {
    label: 'Masqué par la modération',
    tone: 'danger' as const,
    text: 'Personne d’autre ne le voit. Vous pouvez le corriger, et contester la décision une fois.',
    decision: [
      { label: 'Motif', text: 'Informations fausses ou trompeuses' },
      {
        label: 'Exposé',
        text: 'La salle annoncée est fermée depuis septembre. Indiquez le nouveau lieu et dites-le-nous.',
      },
    ],
    appeal,
  },
];

const tabs = (current: number) => ({
  label: 'Mes sorties',
  tabs: [
    { label: 'Billets', href: '#billets', count: '3' },
    { label: 'Favoris', href: '#favoris', count: '8' },
    { label: 'Mes créations', href: '#creations', count: '3' },
  ].map((tab, index) => ({ ...tab, current: index === current })),
});

const meta = {
  component: MyEventsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Mes sorties',
    create: { label: 'Créer un événement', href: '#creer' },
    tabs: tabs(0),
    announcement: '3 billets',
    listLabel: 'Billets',
    results: { state: 'tickets', events: tickets },
  },
} satisfies Meta<typeof MyEventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: sampleText('Je n’ai pas pris de billet') });
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getAllByRole('button', { name: sampleText('Agenda') })[0] ?? document.body);
    await expect(tickets[0]?.actions.calendar?.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link', { name: /^(Carte|Map|Mapa)/ })[0]).toHaveAttribute('target', '_blank');
    await expect(tickets[0]?.actions.takeBack.onSelect).toHaveBeenCalledOnce();
  },
};

/** Each action is on one line, as long as its words. */
export const ActionsOnTelephone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: new RegExp(sampleText('Je n’ai pas pris de billet')) });
    for (const button of buttons) await expect(button.getBoundingClientRect().height).toBe(44);
  },
};

/** The past tickets are folded below the coming ones, and have no colours. */
export const PastTickets: Story = {
  args: {
    announcement: '3 billets à venir · 2 billets passés',
    results: { state: 'tickets', events: tickets, past: { label: '2 billets passés', events: pastTickets } },
  },
  play: async ({ canvas, userEvent }) => {
    const [past] = pastTickets;
    const title = canvas.getByText(past?.title ?? '');
    await expect(title).not.toBeVisible();
    await userEvent.click(canvas.getByText(sampleText('2 billets passés')));
    await expect(title).toBeVisible();
  },
};

/** The past tickets are open if there are no coming ones. */
export const OnlyPastTickets: Story = {
  args: {
    announcement: '2 billets passés',
    results: { state: 'tickets', events: [], past: { label: '2 billets passés', events: pastTickets } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pastTickets[0]?.title ?? '')).toBeVisible();
  },
};

/** A ticket for an event with a long name, far away. */
export const LongTickets: Story = {
  args: {
    results: {
      state: 'tickets',
      events: tickets.map((ticket) => ({
        ...ticket,
        title: `${ticket.title} et autres inédits franco-européens de l’entre-deux-guerres`,
        place: 'Médiathèque intercommunale Jean-Jacques-Rousseau, Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
        time: 'depuis hier 23:30',
        price: 'Participation libre et consciente, à partir de 3 € pour les adhérents de l’association',
      })),
    },
  },
};

export const Favourites: Story = {
  args: {
    tabs: tabs(1),
    announcement: '8 favoris',
    calendar: { label: 'Suivre dans mon agenda', onSelect: fn() },
    listLabel: 'Favoris',
    results: { state: 'ready', events: kept },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: sampleText('Garder Nuit Nina Simone, l’intégrale au piano dans mes favoris'),
      }),
    );
    await expect(kept[0]?.favourite.onToggle).toHaveBeenCalledOnce();
    // The distance to the tabs above equals the distance between the buttons; the list is further away.
    const box = (role: string, name: string) =>
      canvas.getByRole(role, { name: sampleText(name) }).getBoundingClientRect();
    const { top, bottom } = box('button', 'Suivre dans mon agenda');
    await expect(top - box('navigation', 'Mes sorties').bottom).toBeGreaterThanOrEqual(12);
    await expect(box('list', 'Favoris').top - bottom).toBeGreaterThanOrEqual(24);
  },
};

export const FavouritesOnTelephone: Story = {
  ...Favourites,
  args: { ...Favourites.args, together: { label: 'Choisir à plusieurs', onSelect: fn() } },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    const [calendar, together] = ['Suivre dans mon agenda', 'Choisir à plusieurs'].map((name) =>
      canvas.getByRole('button', { name: sampleText(name) }).getBoundingClientRect(),
    );
    await expect(together?.width).toBe(calendar?.width);
    const list = canvas.getByRole('list', { name: sampleText('Favoris') }).getBoundingClientRect();
    await expect(list.top - (together?.bottom ?? 0)).toBeGreaterThanOrEqual(24);
  },
};

export const Created: Story = {
  args: {
    tabs: tabs(2),
    announcement: '3 créations',
    listLabel: 'Mes créations',
    results: { state: 'created', events: created },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: sampleText('Supprimer') });
    if (first) await userEvent.click(first);
    await expect(created[0]?.actions.remove.onSelect).toHaveBeenCalledOnce();
  },
};

/** A draft, an event that waits for a moderator, and one that a moderator hid. */
export const NotPublished: Story = {
  args: {
    ...Created.args,
    results: {
      state: 'created',
      events: created.map((event, index) => ({
        ...event,
        actions: { ...event.actions, view: undefined, share: undefined, ...(index === 0 && { publish }) },
        publication: publications[index],
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Publier') }));
    await expect(publish.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Contester cette décision') }));
    await expect(appeal.onSelect).toHaveBeenCalledOnce();
  },
};

/** A user has a ticket, so the event can still be found. */
export const CancelledCreation: Story = {
  args: {
    ...Created.args,
    results: {
      state: 'created',
      events: created.slice(0, 1).map((event) => ({
        ...event,
        status: 'Annulé',
        note: 'Annulé. Il reste visible pour les 12 personnes qui ont un billet.',
        actions: { ...event.actions, remove: undefined },
      })),
    },
  },
};

export const Loading: Story = { args: { announcement: 'Chargement…', results: { state: 'loading' } } };

export const Empty: Story = {
  args: {
    announcement: 'Aucun billet',
    results: {
      state: 'empty',
      empty: {
        title: 'Aucun billet pour l’instant',
        text: 'Les billets que vous prenez vous attendent ici.',
        action: { label: 'Explorer les événements', href: '#explorer' },
      },
    },
  },
  play: async ({ canvas }) => {
    // The tabs already end with a line.
    const { borderBlockStartWidth } = getComputedStyle(
      canvas.getByText(sampleText('Aucun billet pour l’instant')).closest('section') as HTMLElement,
    );
    await expect(borderBlockStartWidth).toBe('0px');
  },
};

export const Failed: Story = {
  args: {
    announcement: '',
    results: {
      state: 'failed',
      title: 'Impossible de charger vos achats',
      text: 'Vérifiez votre connexion, puis réessayez.',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    ...Created.args,
    title: 'Mes événements et mes réservations',
    create: { label: 'Créer un événement dans l’agglomération', href: '#creer' },
    results: {
      state: 'created',
      events: created.map((event) => ({
        ...event,
        title: `${event.title} et autres inédits franco-européens de l’entre-deux-guerres`,
        note: 'Annulé. Il reste visible pour les 1 204 personnes qui ont un billet et qui doivent pouvoir le retrouver.',
      })),
    },
  },
};
