import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { hasValue, isClicked, isFocused, isOffered, isThere } from '../../docs/keyboard/proofs';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { SearchCombobox } from './SearchCombobox';

const groups = [
  {
    label: 'Événements',
    items: [
      { value: 'event 1', label: 'Saint-Denis en fête', note: 'Place Jean-Jaurès, Saint-Denis', onSelect: fn() },
      { value: 'event 2', label: 'Nuit du gospel', note: 'Basilique, Saint-Denis', onSelect: fn() },
    ],
  },
  {
    label: 'Lieux',
    items: [{ value: 'venue 1', label: 'Basilique de Saint-Denis', note: 'Saint-Denis', onSelect: fn() }],
  },
  {
    label: 'Communes',
    items: [
      { value: 'commune 97411', label: 'Saint-Denis', note: 'Département 974', onSelect: fn() },
      { value: 'commune 93066', label: 'Saint-Denis', note: 'Département 93', onSelect: fn() },
    ],
  },
];

const meta = {
  component: SearchCombobox,
  args: {
    label: 'Rechercher un événement',
    placeholder: 'Un artiste, un lieu, une envie…',
    value: '',
    submitLabel: 'Rechercher',
    groups,
    status: '5 suggestions',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: keepState(SearchCombobox, 'value', 'onChange'),
} satisfies Meta<typeof SearchCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { groups: [] } };

const typing: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: sampleText('Rechercher un événement') }), 'saint');
};

/** Suggestions open under the typed text, and their number is announced. */
export const Suggesting: Story = {
  play: async (context) => {
    await typing(context);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await expect(screen.getByRole('group', { name: sampleText('Communes') })).toBeVisible();
    await waitFor(() => expect(screen.getByText(sampleText('5 suggestions'))).toBeInTheDocument());
  },
};

/** The arrow keys and Enter choose. The typed text stays until the user changes it. */
export const ChosenByKeyboard: Story = {
  play: async (context) => {
    await typing(context);
    const { canvas, userEvent } = context;
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(groups[0]?.items[1]?.onSelect).toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveValue('saint');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  },
};

/** The words that were understood are marked where they are typed. */
export const Marked: Story = {
  args: {
    value: 'musique gratuite à Nantes ce week-end',
    marks: ['musique', 'gratuite', 'à Nantes', 'ce week-end'],
    groups: [],
  },
  decorators: [
    (Search) => (
      <div style={{ maxInlineSize: 320 }}>
        <Search />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    const [first] = canvasElement.getElementsByTagName('mark');
    input.scrollLeft = 20;
    await waitFor(() => expect(first?.parentElement?.scrollLeft).toBe(20));
  },
};

/** Without an arrow key, Enter searches for the typed text. Escape closes the list. */
export const Searching: Story = {
  play: async (context) => {
    await typing(context);
    const { args, userEvent } = context;
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await userEvent.keyboard('-d');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('saint-d');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  },
};

/** Without suggestions it behaves like a SearchBox. */
export const NothingFound: Story = {
  args: { groups: [] },
  play: async (context) => {
    await typing(context);
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(context.args.onChange).toHaveBeenLastCalledWith('saint');
  },
};

/** A press on the empty input suggests recent searches. */
export const SearchedBefore: Story = {
  args: {
    groups: [
      {
        label: 'Recherches récentes',
        items: [
          { value: 'recent jazz', label: 'jazz', onSelect: fn() },
          { value: 'recent vide-grenier', label: 'vide-grenier', onSelect: fn() },
          { value: 'forget', label: 'Effacer ces recherches', onSelect: fn() },
        ],
      },
    ],
    status: '2 recherches récentes',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: sampleText('Rechercher un événement') }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'vide-grenier' })).toBeVisible());
  },
};

/** Groups that name the kind of the suggestions. */
export const Do: Story = { args: { value: 'saint' } };

/** Pages of the site among the suggestions: use a navigation. */
export const Dont: Story = {
  args: {
    value: 'saint',
    groups: [{ label: 'Pages', items: [{ value: 'contact', label: 'Contact', onSelect: fn() }] }],
    status: '1 suggestion',
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Événements à venir dans toute la France et dans les départements d’outre-mer',
        items: [
          {
            value: 'event',
            label: 'Rétrospective des cinéastes franco-européens indépendants de l’entre-deux-guerres',
            note: 'Médiathèque intercommunale, Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
            onSelect: fn(),
          },
        ],
      },
    ],
  },
  play: async (context) => {
    await typing(context);
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the field.', isFocused('input')],
    ['typing saint', 'Offers what may be meant.', isThere('[role="option"]')],
    ['ArrowDown', 'Moves to the first suggestion, then to the next.', isOffered('Saint-Denis en fête')],
    ['ArrowUp', 'Moves back, at last to what was typed.', () => !isOffered('Saint-Denis en fête')()],
    ['Escape', 'Puts the list away; what was typed stays.', () => !isThere('[role="option"]')() && hasValue('saint')()],
    ['Enter', 'Searches what was typed.', isClicked('[type="submit"]')],
    ['Tab', 'Moves to the button.', isFocused('button')],
    ['Space', 'Searches what was typed.', isClicked('button')],
  ]),
};
