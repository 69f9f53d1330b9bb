import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleLinks, sampleOpening } from '../page/sampleTexts';
import { WidgetsScreen } from './WidgetsScreen';

const meta = {
  component: WidgetsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      ...sampleOpening,
      poster: { category: 'music', seed: 'widgets' },
      overline: 'Partenaires',
      title: 'Nos affiches, sur vos murs',
      lead: 'Une balise suffit pour montrer les sorties de votre ville sur votre site.',
      features: {
        title: 'Ce que votre page reçoit',
        items: [
          { id: 'light', title: 'Un seul fichier', text: 'Ni cadre, ni cookie, ni mesure d’audience.' },
          { id: 'languages', title: 'Trois langues', text: 'Celle de votre page, ou celle que vous choisissez.' },
        ],
      },
      next: { title: 'Et ensuite', links: sampleLinks },
    },
    builder: <p>Choisissez une vue</p>,
  },
} satisfies Meta<typeof WidgetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Choisissez une vue'))).toBeVisible();
  },
};
