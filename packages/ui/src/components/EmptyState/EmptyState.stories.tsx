import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: { title: 'Aucun concert à Marseille aujourd’hui' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};

/** Each filter that can be removed alone, with the number of results. */
export const Relaxing: Story = {
  args: {
    text: 'En laissant un seul filtre de côté, vous trouveriez :',
    relaxations: [
      { label: 'Toutes les dates : 14 événements', onSelect: fn() },
      { label: 'Toutes les villes : 6 événements', onSelect: fn() },
    ],
    action: { label: 'Tout effacer', onSelect: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Toutes les villes : 6 événements') }));
    await expect(args.relaxations?.[1]?.onSelect).toHaveBeenCalledOnce();
  },
};

export const WithLink: Story = {
  args: { title: 'Vous n’avez encore rien gardé', action: { label: 'Explorer', href: '#explore' } },
};

/** The nearest search with results. */
export const Do: Story = {};

/** A dead end: no results, and no next step. */
export const Dont: Story = {
  args: { title: 'Aucun résultat', text: undefined, action: undefined, relaxations: undefined },
};

export const LongText: Story = {
  args: {
    title:
      'Aucune rencontre-débat gratuite autour du cinéma franco-européen à Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson ce week-end',
    relaxations: [
      {
        label: 'Dans toutes les villes à moins de deux cents kilomètres de chez vous : 1 204 événements',
        onSelect: fn(),
      },
    ],
  },
};

export const Keyboard: Story = {
  ...Relaxing,
  play: pressKeys(buttonKeys('Searches with one filter less.')),
};
