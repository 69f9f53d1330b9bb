import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { SavedSearches } from './SavedSearches';

const searches = [
  {
    id: 'jazz',
    name: 'Jazz près de chez moi',
    href: '#jazz',
    news: '3 nouveaux événements',
    events: sampleEvents.slice(0, 3),
    follow: { label: 'Suivre dans mon agenda', onSelect: fn() },
    rename: { label: 'Renommer', onSelect: fn() },
    remove: { label: 'Supprimer', onSelect: fn() },
    onOpen: fn(),
  },
  {
    id: 'expositions',
    name: 'Expositions gratuites du week-end',
    href: '#expositions',
    note: 'Rien de nouveau depuis votre dernière visite',
    events: [],
    follow: { label: 'Suivre dans mon agenda', onSelect: fn() },
    rename: { label: 'Renommer', onSelect: fn() },
    remove: { label: 'Supprimer', onSelect: fn() },
    onOpen: fn(),
  },
];

const meta = {
  component: SavedSearches,
  args: { title: 'Mes recherches', searches },
} satisfies Meta<typeof SavedSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Jazz près de chez moi') }));
    await expect(args.searches[0]?.onOpen).toHaveBeenCalledOnce();
    const [rename] = canvas.getAllByRole('button', { name: new RegExp(sampleText('Renommer')) });
    if (rename) await userEvent.click(rename);
    await expect(args.searches[0]?.rename?.onSelect).toHaveBeenCalledOnce();
  },
};

/** The news on the home page: without actions to change a search. */
export const News: Story = {
  args: {
    title: 'Nouveau dans vos recherches',
    more: { label: 'Du nouveau dans 2 autres recherches', href: '#recherches' },
    searches: searches.slice(0, 1).map(({ follow: _, rename: __, remove: ___, ...search }) => search),
  },
};

export const LongText: Story = {
  args: {
    searches: searches.slice(0, 1).map((search) => ({
      ...search,
      name: 'Concerts, spectacles et expositions accessibles en fauteuil autour de Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
      news: 'Plus de 99 nouveaux événements',
    })),
  },
};
