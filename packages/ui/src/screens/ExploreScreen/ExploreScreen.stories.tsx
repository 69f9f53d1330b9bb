import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PointMap } from '../../components/PointMap/PointMap';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { ExploreScreen } from './ExploreScreen';
import { FilterQuestions } from './FilterQuestions';
import { TitledEvent } from './TitledEvent';

const keep = (title: string) => ({ label: `Garder ${title} dans mes favoris`, pressed: false, onToggle: fn() });
const events = sampleEvents.map((event) => ({ ...event, favourite: keep(event.title) }));

const meta = {
  component: ExploreScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Explorer',
    search: {
      label: 'Rechercher un événement',
      placeholder: 'Un artiste, un lieu, une envie…',
      value: '',
      submitLabel: 'Rechercher',
      onChange: fn(),
      onSubmit: fn(),
    },
    categories: {
      label: 'Catégorie',
      value: '',
      onChange: fn(),
      options: [
        { value: '', label: 'Tout' },
        { value: 'music', label: 'Musique', category: 'music' },
        { value: 'sport', label: 'Sport', category: 'sport' },
        { value: 'culture', label: 'Culture', category: 'culture' },
        { value: 'festival', label: 'Festival', category: 'festival' },
        { value: 'food', label: 'Cuisine', category: 'food' },
        { value: 'tech', label: 'Tech', category: 'tech' },
        { value: 'leisure', label: 'Loisirs', category: 'leisure' },
      ],
    },
    place: { label: 'Où', value: 'Toute la France', onOpen: fn() },
    filters: { label: 'Filtres', value: 'Prix, dates, accès', onOpen: fn() },
    dates: {
      label: 'Quand',
      value: '',
      onChange: fn(),
      options: [
        { value: '', label: 'Toutes les dates', count: '128' },
        { value: 'today', label: 'Aujourd’hui', count: '14' },
        { value: 'tonight', label: 'Ce soir', count: '9' },
        { value: 'tomorrow', label: 'Demain', count: '21' },
        { value: 'weekend', label: 'Ce week-end', count: '46' },
      ],
    },
    sort: {
      label: 'Trier par',
      value: 'popularity',
      onChange: fn(),
      options: [
        { value: 'popularity', label: 'Popularité' },
        { value: 'score', label: 'Pertinence' },
        { value: 'distance', label: 'Distance' },
        { value: 'date', label: 'Date' },
        { value: 'price', label: 'Prix' },
      ],
    },
    active: { label: 'Filtres actifs', removeLabel: 'Retirer', active: [] },
    announcement: '128 événements',
    subscribe: { label: 'Suivre cette recherche dans mon agenda', onSelect: fn() },
    listLabel: 'Événements',
    results: {
      state: 'ready',
      events,
      more: { label: 'Voir plus d’événements', href: '/explore?page=2', onMore: fn() },
    },
  },
} satisfies Meta<typeof ExploreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Musique') }));
    await expect(args.categories.onChange).toHaveBeenCalledWith('music');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: sampleText('Trier par') }), 'price');
    await expect(args.sort.onChange).toHaveBeenCalledWith('price');
    await userEvent.type(canvas.getByRole('searchbox', { name: sampleText('Rechercher un événement') }), 'j{Enter}');
    await expect(args.search?.onChange).toHaveBeenCalledWith('j');
    await expect(args.search?.onSubmit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `${sampleText('Où')} ${sampleText('Toute la France')}` }));
    await expect(args.place.onOpen).toHaveBeenCalled();
  },
};

/** A search finds past events too: they are folded below the coming ones. */
export const Past: Story = {
  args: {
    announcement: '3 événements à venir · 2 événements passés',
    results: {
      state: 'ready',
      events: sampleEvents.slice(0, 3),
      past: { label: '2 événements passés', events: sampleEvents.slice(3, 5) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByText(sampleText('2 événements passés'), { selector: 'summary' });
    const [, , , past] = canvas.getAllByRole('article');
    await expect(past).not.toBeVisible();
    await userEvent.click(label);
    await expect(past).toBeVisible();
  },
};

const active = [
  { id: 'date', label: 'Ce week-end : 28–29 nov.', href: '/explore?q=ce+week-end', onRemove: fn() },
  { id: 'commune', label: 'Nantes, 20 km', href: '/explore', onRemove: fn() },
  {
    id: 'topics',
    label: 'Musique',
    category: 'music' as const,
    isOnWidePages: true,
    href: '/explore',
    onRemove: fn(),
  },
  { id: 'price', label: 'Gratuit', href: '/explore', onRemove: fn() },
];

/** The sentence stays in the search, and the title names its filters. One that no other control shows is below the search. */
export const Understood: Story = {
  args: {
    title: 'Ce week-end · Nantes, 20 km · Musique · Gratuit',
    search: {
      ...meta.args.search,
      value: 'musique gratuite à Nantes ce week-end',
    },
    active: { ...meta.args.active, active },
    reset: { label: 'Réinitialiser les filtres', href: '/explore', onReset: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: `${sampleText('Retirer')} ${sampleText('Musique')}` }));
    await expect(active[2]?.onRemove).toHaveBeenCalled();
  },
};

/** Names the words of the sentence that have no effect on the list. */
export const Unread: Story = {
  args: {
    active: {
      ...meta.args.active,
      active: active.slice(2, 3),
      unread: 'Sans effet : « entre amis »',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Sans effet : « entre amis »'))).toBeVisible();
  },
};

/** Asks about words with several meanings, and meanwhile searches them as text. */
export const Question: Story = {
  args: {
    active: {
      ...meta.args.active,
      active: active.slice(2, 3),
      questions: (
        <FilterQuestions
          questions={[
            {
              label: '« Sainte-Colombe » : quelle commune ?',
              options: ['Rhône (69)', 'Seine-et-Marne (77)', 'Vaucluse (84)'].map((department) => ({
                id: department,
                label: department,
                href: '/explore?commune=69189',
                onChoose: fn(),
              })),
            },
          ]}
        />
      ),
    },
  },
};

/** Offers the event whose title reads like filters, beside those filters. */
export const Titled: Story = {
  args: {
    active: { ...meta.args.active, active: active.slice(0, 1) },
    titled: <TitledEvent label="Un événement porte ce titre :" title="Demain les chiens" href="/event/17" />,
  },
};

/** A map replaces the list, under the same filters. */
export const OnMap: Story = {
  args: {
    views: {
      label: 'Affichage',
      options: [
        { label: 'Liste', pressed: false, onPress: fn() },
        { label: 'Carte', pressed: true, onPress: fn() },
      ],
    },
    map: (
      <PointMap
        label="Carte des événements : Finistère"
        size={[400, 320]}
        outlines={['M60 80L260 40L330 120L340 260L200 270L90 240L170 190L160 150L70 140Z']}
        marks={[{ id: 'bal', label: 'Bal de la Sainte-Catherine', category: 'music', x: 290, y: 90 }]}
        list={{ hint: 'Choisissez un point pour voir ses événements, ou un nombre pour s’en approcher.' }}
        credit="Contours : IGN, Admin Express 2018 (Licence Ouverte), simplifiés."
        onSelect={fn()}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Liste') }));
    await expect(args.views?.options[0]?.onPress).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { announcement: 'Chargement des événements…', results: { state: 'loading' } } };

export const Empty: Story = {
  args: {
    categories: { ...meta.args.categories, value: 'music' },
    place: { ...meta.args.place, value: 'Marseille, 20 km', active: true },
    filters: { ...meta.args.filters, value: '1 filtre', active: true },
    dates: { ...meta.args.dates, value: 'today' },
    announcement: 'Aucun événement',
    reset: { label: 'Tout effacer', href: '/explore', onReset: fn() },
    results: {
      state: 'empty',
      empty: {
        title: 'Aucun concert à Marseille aujourd’hui',
        text: 'En laissant un seul filtre de côté, vous trouveriez :',
        relaxations: [
          { label: 'Toutes les dates : 14 événements', onSelect: fn() },
          { label: 'Toutes les villes : 6 événements', onSelect: fn() },
          { label: 'Toutes les catégories : 3 événements', onSelect: fn() },
        ],
        action: { label: 'Tout effacer', onSelect: fn() },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: sampleText('Tout effacer') })).toHaveLength(1);
  },
};

/** The text leaves no event: the list without it comes before the suggestions. */
export const Instead: Story = {
  args: {
    ...Empty.args,
    results: {
      state: 'empty',
      empty: { title: 'Aucun événement trouvé', text: 'Essayez de modifier vos filtres ou votre recherche' },
      instead: {
        label: '0 avec « Rome » ; 12 sans',
        events: sampleEvents.slice(0, 3),
        more: { label: 'Garder la liste sans « Rome »', href: '/explore?date=weekend', onMore: fn() },
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
      text: 'Vérifiez votre connexion, puis réessayez. Vos filtres sont gardés.',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    title: 'Explorer les événements de l’agglomération',
    announcement: '1 280 événements correspondent à « musique électroacoustique contemporaine » près de chez vous',
    reset: { label: 'Effacer tous les filtres et revenir à la liste complète', href: '/explore', onReset: fn() },
  },
};
