import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { checkboxKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { countCalls } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { OnboardingModal, type OnboardingStep } from './OnboardingModal';

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const steps: OnboardingStep[] = [
  {
    value: 'music',
    title: 'Qu’écoutez-vous ?',
    description: 'Quatre questions, aucune obligatoire.',
    optionsLabel: 'Musique',
    options: optionsOf('Pop', 'Rock', 'Électronique', 'Hip-hop', 'Jazz', 'Classique', 'Reggae', 'Folk'),
    tone: 'music',
    progress: 'Étape 1 sur 4',
  },
  {
    value: 'sports',
    title: 'Que pratiquez-vous ?',
    optionsLabel: 'Sports',
    options: optionsOf('Football', 'Basketball', 'Tennis', 'Running', 'Cyclisme', 'Natation', 'Yoga', 'Fitness'),
    tone: 'sport',
    progress: 'Étape 2 sur 4',
  },
  {
    value: 'hobbies',
    title: 'Et le dimanche ?',
    optionsLabel: 'Loisirs',
    options: optionsOf('Photographie', 'Cuisine', 'Lecture', 'Voyage', 'Gaming', 'Art', 'Jardinage', 'DIY'),
    tone: 'leisure',
    progress: 'Étape 3 sur 4',
  },
  {
    value: 'food',
    title: 'Que mangez-vous ?',
    optionsLabel: 'Cuisines',
    options: optionsOf(
      'Italien',
      'Asiatique',
      'Français',
      'Mexicain',
      'Végétarien',
      'Fast-food',
      'Desserts',
      'Boissons',
    ),
    tone: 'food',
    progress: 'Étape 4 sur 4',
  },
];

const meta = {
  component: OnboardingModal,
  // Each story has its own page, because the open dialog covers the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    steps,
    step: 'music',
    chosen: ['Jazz', 'Tennis'],
    labels: {
      close: 'Fermer',
      back: 'Précédent',
      next: 'Suivant',
      finish: 'Terminer',
      saving: 'Enregistrement…',
    },
    onToggle: fn(),
    onBack: fn(),
    onContinue: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OnboardingModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pop' }));
    await expect(args.onToggle).toHaveBeenCalledWith('Pop');
    await expect(screen.getByRole('button', { name: sampleText('Précédent') })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: sampleText('Suivant') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Second: Story = { args: { step: 'sports' } };

export const Third: Story = { args: { step: 'hobbies' } };

export const Last: Story = {
  args: { step: 'food' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: sampleText('Terminer') })).toBeEnabled();
  },
};

export const Saving: Story = { args: { step: 'food', saving: true } };

export const Failed: Story = {
  args: { step: 'food', problem: 'Impossible de sauvegarder vos préférences. Veuillez réessayer.' },
};

/** A few optional questions. */
export const Do: Story = {};

/** A question that helps the company, not the user. */
export const Dont: Story = {
  args: {
    steps: [
      {
        value: 'music',
        title: 'Comment nous avez-vous connus ?',
        optionsLabel: 'Réponses',
        options: [{ value: 'a', label: 'Autre chose' }],
        tone: 'music' as const,
        progress: 'Étape 1 sur 12',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: steps.map((each) => ({
      ...each,
      title: 'Quand vous avez une soirée à vous, quelle musique vous fait quitter votre canapé ?',
      options: [
        ...each.options,
        { value: 'long', label: 'Un peu de tout, pourvu que la salle soit petite et le public attentif' },
      ],
    })),
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...checkboxKeys('Chooses it, or lets it go.'),
    ['Escape', 'Closes it.', ({ args }) => countCalls(args.onClose) === 1],
  ]),
};
