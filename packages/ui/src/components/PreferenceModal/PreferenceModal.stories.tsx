import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { countCalls } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import type { PreferenceFamily } from './PreferenceFamily';
import type { PreferenceStep } from './PreferenceLabels';
import { PreferenceModal, type PreferenceModalProps } from './PreferenceModal';

const families: PreferenceFamily[] = [
  {
    value: 'concert',
    label: 'Concert',
    tone: 'music',
    wholeLabel: 'Tous les concerts',
    members: [
      { value: 'pop', label: 'Pop' },
      { value: 'rock', label: 'Rock et metal' },
      { value: 'electronic', label: 'Électro et dance' },
      { value: 'hip-hop', label: 'Hip-hop, rap et R’n’B' },
      { value: 'classical', label: 'Classique et opéra' },
      { value: 'jazz', label: 'Jazz, soul et funk' },
      { value: 'world-music', label: 'Musiques du monde' },
    ],
  },
  {
    value: 'sport',
    label: 'Sport',
    tone: 'sport',
    wholeLabel: 'Tout le sport',
    members: [
      { value: 'football', label: 'Foot' },
      { value: 'rugby', label: 'Rugby' },
    ],
  },
  {
    value: 'shows',
    label: 'Spectacles',
    tone: 'food',
    wholeLabel: 'Tous les spectacles',
    members: [{ value: 'cinema', label: 'Cinéma' }],
  },
  {
    value: 'arts',
    label: 'Arts et culture',
    tone: 'culture',
    wholeLabel: 'Tous les arts',
    members: [{ value: 'exhibitions', label: 'Expositions' }],
  },
  {
    value: 'festivals',
    label: 'Festivals',
    tone: 'festival',
    wholeLabel: 'Tous les festivals',
    members: [{ value: 'music-festivals', label: 'Festivals de musique' }],
  },
  {
    value: 'fairs',
    label: 'Fêtes populaires',
    tone: 'leisure',
    wholeLabel: 'Toutes les fêtes populaires',
    members: [{ value: 'markets', label: 'Marchés' }],
  },
];

const walking = `import { PreferenceModal, type PreferenceFamily, type PreferenceStep } from '@lively/ui';
import { useState } from 'react';

const families: PreferenceFamily[] = [
  {
    value: 'concert',
    label: 'Concert',
    tone: 'music',
    wholeLabel: 'Tous les concerts',
    members: [{ value: 'jazz', label: 'Jazz, soul et funk' }],
  },
];

const labels = {
  titles: {
    categories: 'Qu’est-ce qui vous fait sortir ?',
    subcategories: 'Qu’y aimez-vous ?',
    recap: 'Tout y est ?',
  },
  descriptions: {
    categories: 'Choisissez une catégorie, puis ce que vous y aimez.',
    subcategories: 'Choisissez-en autant que vous voulez.',
    recap: 'Vous pourrez tout changer ensuite.',
  },
  progress: { categories: 'Étape 1 sur 3', subcategories: 'Étape 2 sur 3', recap: 'Étape 3 sur 3' },
  close: 'Fermer',
  later: 'Plus tard',
  continue: 'Continuer',
  back: 'Autres catégories',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  chosenCount: (count: number) => \`\${count} choix\`,
  remove: (name: string) => \`Retirer \${name}\`,
};

export function Example() {
  const [step, setStep] = useState<PreferenceStep | null>('categories');
  return (
    <PreferenceModal
      step={step}
      families={families}
      family="concert"
      chosen={[{ category: 'concert', subcategory: 'jazz' }]}
      labels={labels}
      onFamilyChoose={() => setStep('subcategories')}
      onToggle={() => {}}
      onBack={() => setStep('categories')}
      onContinue={() => setStep('recap')}
      onSave={() => setStep(null)}
      onClose={() => setStep(null)}
    />
  );
}`;

const meta = {
  component: PreferenceModal,
  // Each story has its own page, because the open dialog covers the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '680px' } } },
  args: {
    step: 'categories',
    families,
    family: 'concert',
    chosen: [{ category: 'concert', subcategory: 'jazz' }],
    labels: {
      titles: {
        categories: 'Qu’est-ce qui vous fait sortir ?',
        subcategories: 'Qu’y aimez-vous ?',
        recap: 'Tout y est ?',
      },
      descriptions: {
        categories: 'Choisissez une catégorie, puis ce que vous y aimez.',
        subcategories: 'Choisissez-en autant que vous voulez.',
        recap: 'Vos recommandations s’appuieront sur ces choix. Vous pourrez les modifier plus tard.',
      },
      progress: { categories: 'Étape 1 sur 3', subcategories: 'Étape 2 sur 3', recap: 'Étape 3 sur 3' },
      close: 'Fermer',
      later: 'Plus tard',
      continue: 'Continuer',
      back: 'Autres catégories',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      chosenCount: (count: number) => sampleText('{count} choix', { count }),
      remove: (name: string) => sampleText('Retirer {name}', { name }),
    },
    onFamilyChoose: fn(),
    onToggle: fn(),
    onBack: fn(),
    onContinue: fn(),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PreferenceModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(sampleText('Sport')) }));
    await expect(args.onFamilyChoose).toHaveBeenCalledWith('sport');
  },
};

/** The continue button is disabled until something is chosen. */
export const NothingChosen: Story = {
  args: { chosen: [] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: sampleText('Continuer') })).toBeDisabled();
  },
};

export const Subcategories: Story = {
  args: { step: 'subcategories' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: sampleText('Tous les concerts') }));
    await expect(args.onToggle).toHaveBeenCalledWith({ category: 'concert', subcategory: null });
    await userEvent.click(screen.getByRole('checkbox', { name: sampleText('Jazz, soul et funk') }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ category: 'concert', subcategory: 'jazz' });
  },
};

export const Recap: Story = {
  args: {
    step: 'recap',
    chosen: [
      { category: 'concert', subcategory: 'jazz' },
      { category: 'concert', subcategory: 'classical' },
      { category: 'festivals', subcategory: null },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: sampleText('Retirer {name}', { name: sampleText('Classique et opéra') }),
      }),
    );
    await expect(args.onToggle).toHaveBeenCalledWith({ category: 'concert', subcategory: 'classical' });
    await userEvent.click(screen.getByRole('button', { name: sampleText('Enregistrer') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { args: { step: 'recap', saving: true } };

export const Failed: Story = {
  args: { step: 'recap', problem: 'Confirmez d’abord votre adresse : le lien est dans le message que vous avez reçu.' },
};

/** Each step moves the focus to its title. */
export const WalkedThrough: Story = {
  render: (args) => <WalkingModal {...args} />,
  parameters: { docs: { source: { code: walking } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(sampleText('Concert')) }));
    await waitFor(() => expect(screen.getByRole('heading', { name: sampleText('Qu’y aimez-vous ?') })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: sampleText('Continuer') }));
    await waitFor(() => expect(screen.getByRole('heading', { name: sampleText('Tout y est ?') })).toHaveFocus());
  },
};

/** The families first, with pictures. */
export const Do: Story = {};

/** The wrong step: a recap before anything was chosen. */
export const Dont: Story = { args: { step: 'recap', chosen: [] } };

export const LongText: Story = {
  args: {
    step: 'subcategories',
    families: families.map((family) => ({
      ...family,
      wholeLabel: 'Tous les concerts, des petites caves voûtées aux grandes scènes en plein air de l’été',
    })),
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...buttonKeys('Opens the category.'),
    ['Escape', 'Closes it.', ({ args }) => countCalls(args.onClose) === 1],
  ]),
};

function WalkingModal(props: PreferenceModalProps) {
  const [step, setStep] = useState<PreferenceStep | null>('categories');
  return (
    <PreferenceModal
      {...props}
      step={step}
      onFamilyChoose={() => setStep('subcategories')}
      onBack={() => setStep('categories')}
      onContinue={() => setStep('recap')}
      onClose={() => setStep(null)}
    />
  );
}
