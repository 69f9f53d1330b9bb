import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { FiltersModal } from './FiltersModal';

const meta = {
  component: FiltersModal,
  // Each story has its own frame, because an open dialog covers its page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    open: true,
    title: 'Filtres',
    price: {
      label: 'Prix',
      value: 'all',
      options: [
        { value: 'all', label: 'Tous les prix', count: '76' },
        { value: '0', label: 'Gratuit', count: '29' },
        { value: '10', label: 'Jusqu’à 10 €', count: '43' },
      ],
      onChange: fn(),
    },
    child: {
      label: 'Pour un enfant',
      age: {
        label: 'Âge',
        hint: 'Un événement sans âge indiqué ne s’affiche que s’il est pour les familles.',
        value: '',
        options: [
          { value: '', label: 'Tous les âges' },
          { value: '0', label: 'Moins d’un an' },
          { value: '4', label: '4 ans' },
        ],
        onValueChange: fn(),
      },
    },
    days: {
      label: 'Une période',
      first: { label: 'Du', value: '', onValueChange: fn() },
      last: { label: 'Au', value: '', onValueChange: fn() },
    },
    hours: {
      label: 'Début',
      from: { label: 'À partir de', value: '', onValueChange: fn() },
      before: { label: 'Avant', value: '', onValueChange: fn() },
    },
    kinds: {
      label: 'Seulement',
      options: [
        { value: 'once', label: 'Une seule date' },
        { value: 'online', label: 'En ligne' },
      ],
      value: [],
      onValueChange: fn(),
    },
    access: {
      label: 'Accessibilité',
      hint: 'Seuls les lieux qui l’ont déclaré ressortent.',
      options: [
        { value: 'mobility', label: 'Handicap moteur' },
        { value: 'step-free', label: 'Accès de plain-pied' },
        { value: 'sign-language', label: 'Langue des signes (LSF)' },
        { value: 'quiet', label: 'Horaires calmes' },
      ],
      value: [],
      onValueChange: fn(),
    },
    labels: {
      close: 'Fermer',
      clear: 'Tout effacer',
      show: 'Voir 76 événements',
      errorSummary: '2 champs à corriger',
    },
    onShow: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FiltersModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the filters look like each other, and unlike the labels of fields. */
export const Open: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: sampleText('Filtres') }));
    const lookOf = (text: string) => {
      const { fontFamily, fontSize } = getComputedStyle(
        dialog.getByText(sampleText(text), { ignore: 'label > *, legend' }),
      );
      return { fontFamily, fontSize };
    };
    await expect(lookOf('Accessibilité')).toEqual(lookOf('Prix'));
    await expect(lookOf('Une période')).toEqual(lookOf('Prix'));
    const [first, last] = ['Du', 'Au'].map((label) => dialog.getByLabelText(sampleText(label)));
    await expect(getComputedStyle(dialog.getByText(sampleText('Du'))).fontFamily).not.toBe(lookOf('Prix').fontFamily);
    await expect(first?.getBoundingClientRect().top).toBe(last?.getBoundingClientRect().top);
  },
};

/** A chosen category shows its subcategories, each with the number of its events. */
export const InCategory: Story = {
  args: {
    subcategory: {
      label: 'Genre',
      value: 'jazz',
      options: [
        { value: '', label: 'Tous les genres' },
        { value: 'jazz', label: 'Jazz', count: '12' },
        { value: 'rock', label: 'Rock', count: '7' },
      ],
      onChange: fn(),
    },
    onClear: fn(),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: sampleText('Filtres') }));
    await expect(dialog.getByRole('radio', { name: /^Jazz/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Rock/ }));
    await expect(args.subcategory?.onChange).toHaveBeenCalledWith('rock');
  },
};

/** The ages of a sentence, « 6-10 ans », are one more choice. Another age replaces them. */
export const ForChildren: Story = {
  args: {
    child: {
      ...meta.args.child,
      age: {
        ...meta.args.child.age,
        value: '6-10',
        options: [...meta.args.child.age.options, { value: '6-10', label: '6 à 10 ans' }],
      },
    },
    onClear: fn(),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: sampleText('Filtres') }));
    const age = dialog.getByLabelText(sampleText('Âge'));
    await expect(age).toHaveValue('6-10');
    await expect(age).toHaveAccessibleDescription(
      sampleText('Un événement sans âge indiqué ne s’affiche que s’il est pour les familles.'),
    );
    await userEvent.selectOptions(age, '4');
    await expect(args.child.age.onValueChange).toHaveBeenCalledWith('4');
  },
};

/** All active filters can be cleared at once. */
export const On: Story = {
  args: { price: { ...meta.args.price, value: '10' }, onClear: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: sampleText('Tout effacer') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** An invalid range keeps the dialog open: the first invalid field has the focus, and a summary lists all of them. */
export const Refused: Story = {
  args: {
    days: {
      label: 'Une période',
      first: { label: 'Du', value: '2026-12-10', onValueChange: fn() },
      last: { label: 'Au', value: '', error: 'Indiquez aussi cette date.', onValueChange: fn() },
    },
    hours: {
      label: 'Début',
      from: { label: 'À partir de', value: '20:00', onValueChange: fn() },
      before: {
        label: 'Avant',
        value: '18:00',
        error: 'Choisissez une heure plus tardive que « À partir de ».',
        onValueChange: fn(),
      },
    },
    refused: ['lastDay', 'before'],
    attempt: 1,
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: sampleText('Filtres') }));
    await waitFor(() => expect(dialog.getByLabelText(sampleText('Au'))).toHaveFocus());
    const [, before] = dialog.getAllByRole('link');
    await userEvent.click(before as HTMLElement);
    await expect(dialog.getByLabelText(sampleText('Avant'))).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: sampleText('Voir 76 événements') }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
