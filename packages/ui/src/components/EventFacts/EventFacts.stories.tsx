import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventFacts } from './EventFacts';

const meta = {
  component: EventFacts,
  args: {
    facts: [
      { label: 'Quand', lines: ['sam. 12 décembre', '20:30 – 00:30'] },
      { label: 'Où', lines: ['Le Trianon', 'Paris 18e'], note: '80 boulevard de Rochechouart' },
      { label: 'Combien', lines: ['32 €', '≈ 1 080 places'] },
    ],
  },
} satisfies Meta<typeof EventFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const One: Story = { args: { facts: [{ label: 'Où', lines: ['Cassis'] }] } };

/** The text of the organiser is under the summary. */
export const Original: Story = {
  args: {
    facts: [
      { label: 'Combien', lines: ['Dès 10,50 €'], original: 'Plein tarif : 18 €, réduit : 10,50 €', note: '80 places' },
    ],
  },
};

/** A fourth fact makes the columns of a desktop narrow: no word of it is broken. */
export const AccessNeeds: Story = {
  args: {
    facts: [...meta.args.facts, { label: 'Accessibilité', lines: ['Audiodescription', 'Langue des signes (LSF)'] }],
  },
  decorators: [(Story) => <div style={{ inlineSize: '46rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText('Audiodescription'));
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

/** The facts that users decide by: when, where, how much. */
export const Do: Story = {};

/** All known facts hide the important ones. */
export const Dont: Story = {
  args: {
    facts: ['Quand', 'Où', 'Combien', 'Catégorie', 'Langue', 'Support'].map((label) => ({
      label,
      lines: ['Paris 18e'],
    })),
  },
};

export const LongText: Story = {
  args: {
    facts: [
      { label: 'Quand', lines: ['du mercredi 23 septembre au dimanche 27 décembre', 'tous les jours sauf le lundi'] },
      {
        label: 'Où',
        lines: ['Médiathèque intercommunale Jean-Jacques-Rousseau', 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson'],
      },
      { label: 'Combien', lines: ['Participation libre et consciente, à partir de 3 €'] },
    ],
  },
};

export const Hostile: Story = {
  args: {
    facts: [
      { label: '', lines: [''] },
      { label: '🎷'.repeat(40), lines: ['9'.repeat(2_000)] },
      { label: 'أين', lines: ['قاعة الموسيقى'] },
    ],
  },
};
