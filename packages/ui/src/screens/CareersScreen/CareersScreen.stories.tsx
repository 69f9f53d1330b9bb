import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleForm, sampleOpening } from '../page/sampleTexts';
import { CareersScreen } from './CareersScreen';

const form = { state: 'idle' as const, required: 'obligatoire', errors: {}, onSubmit: fn() };

const meta = {
  component: CareersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    department: 'all',
    onDepartment: fn(),
    form,
    content: {
      ...sampleOpening,
      poster: { category: 'food', seed: 'careers' },
      overline: 'Recrutement',
      title: 'Faites sortir les gens',
      lead: 'Nous construisons ce que l’on ouvre à 18 h 40 un vendredi.',
      figures: [
        { value: '2 à 3', label: 'jours de télétravail par semaine' },
        { value: '2 000 €', label: 'de formation par an et par personne' },
      ],
      values: {
        title: 'Ce qui nous tient',
        items: [
          { id: 'passion', title: 'Passion', text: 'Chacun sort, et raconte.' },
          { id: 'impact', title: 'Impact', text: 'Combien de petites salles ont trouvé leur public ?' },
          { id: 'innovation', title: 'Innovation', text: 'Nous inventons quand cela simplifie.' },
          { id: 'team', title: 'Équipe', text: 'Deux paires d’yeux sur tout ce qui part en ligne.' },
        ],
      },
      positionsTitle: 'Les postes ouverts',
      departmentsLabel: 'Département',
      departments: [
        { value: 'all', label: 'Tous' },
        { value: 'tech', label: 'Technique' },
        { value: 'design', label: 'Design' },
        { value: 'business', label: 'Business' },
      ],
      countPositions: (count) => sampleText(count < 2 ? '{count} poste' : '{count} postes', { count }),
      empty: (department) => sampleText('Aucun poste ouvert en {department} pour l’instant.', { department }),
      skillsLabel: 'Compétences',
      applyLabel: 'Postuler',
      positions: [
        {
          id: 'frontend',
          title: 'Développeur ou développeuse front-end',
          department: 'tech',
          location: 'Paris ou à distance',
          contract: 'CDI',
          experience: '3 ans et plus',
          description: 'Vous faites vivre la bibliothèque de composants et les pages publiques.',
          skills: ['React', 'TypeScript', 'Accessibilité'],
        },
        {
          id: 'designer',
          title: 'Designer produit',
          department: 'design',
          location: 'Paris',
          contract: 'CDI',
          experience: '3 ans et plus',
          description: 'Vous dessinez des parcours et des affiches, avec la même rigueur.',
          skills: ['Typographie', 'SVG'],
        },
      ],
      benefits: {
        title: 'Ce que nous proposons',
        items: [
          { id: 'remote', title: 'Travail hybride', text: 'Deux à trois jours de télétravail par semaine.' },
          { id: 'training', title: 'Formation', text: 'Un cours, une conférence, des livres.' },
        ],
      },
      form: {
        ...sampleForm,
        title: 'Candidature spontanée',
        submit: 'Envoyer ma candidature',
        spontaneous: 'Candidature spontanée',
        fields: {
          name: { label: 'Votre nom' },
          email: { label: 'Votre adresse email' },
          position: { label: 'Poste souhaité' },
          link: { label: 'Une page sur vous (facultatif)' },
          message: { label: 'Pourquoi Lively ?' },
        },
      },
    },
  },
} satisfies Meta<typeof CareersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Design') }));
    await expect(args.onDepartment).toHaveBeenCalledWith('design');
  },
};

export const OneDepartment: Story = {
  args: { department: 'design' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('{count} poste', { count: 1 }))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: `${sampleText('Postuler')} ${sampleText('Designer produit')}` }),
    ).toHaveAttribute('href', '#application');
  },
};

export const Empty: Story = {
  args: { department: 'business' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        sampleText('Aucun poste ouvert en {department} pour l’instant.', { department: sampleText('Business') }),
      ),
    ).toBeVisible();
  },
};

export const Applying: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText(new RegExp(`^${sampleText('Poste souhaité')}`)),
      sampleText('Designer produit'),
    );
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Envoyer ma candidature') }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ position: 'designer', name: '', link: '' }),
    );
  },
};

/** « Postuler » selects its position, and the typed values stay. */
export const ApplyingToPosition: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Votre nom')}`)), 'Zoé');
    await userEvent.click(
      canvas.getByRole('link', { name: `${sampleText('Postuler')} ${sampleText('Designer produit')}` }),
    );
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Poste souhaité')}`))).toHaveValue('designer');
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Votre nom')}`))).toHaveValue('Zoé');
  },
};

export const Failed: Story = { args: { form: { ...form, state: 'failed' } } };
