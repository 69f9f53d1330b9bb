import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { JobCard } from './JobCard';

const meta = {
  component: JobCard,
  args: {
    title: 'Développeuse frontend',
    facts: ['Technique', 'Paris ou à distance', 'CDI', '3 ans et plus'],
    description:
      'Vous construisez les pages que des milliers de personnes ouvrent avant de sortir, et vous les gardez légères.',
    skills: ['TypeScript', 'React', 'Accessibilité'],
    skillsLabel: 'Compétences',
    apply: { label: 'Postuler', href: '#postuler' },
  },
} satisfies Meta<typeof JobCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithoutSkills: Story = { args: { skills: [] } };

/** The work, and the people it is for. */
export const Do: Story = {};

/** A list of keywords. */
export const Dont: Story = {
  args: {
    description: 'TypeScript, React',
    skills: ['TypeScript', 'React', 'Accessibilité', 'Rigueur', 'Autonomie', 'Curiosité', 'Agilité'],
  },
};

export const LongText: Story = {
  args: {
    title: 'Responsable des partenariats avec les salles, les festivals et les collectivités territoriales',
    facts: [
      'Développement commercial',
      'Clermont-Ferrand, avec deux à trois jours à distance par semaine',
      'CDD de douze mois',
    ],
    description:
      'Vous rencontrez les équipes qui font vivre les scènes de votre région, vous comprenez ce qui leur manque pour remplir leurs salles, et vous revenez nous l’expliquer assez clairement pour que nous sachions quoi construire ensuite.',
    skills: ['Écoute', 'Négociation', 'Connaissance du spectacle vivant', 'Permis de conduire'],
    apply: { label: 'Envoyer ma candidature pour ce poste', href: '#postuler' },
  },
};

export const Keyboard: Story = {
  play: pressKeys(linkKeys()),
};
