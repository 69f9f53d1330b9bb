import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
      form: {
        title: 'Réglages',
        text: 'Chaque changement apparaît aussitôt.',
        element: 'Élément',
        elements: [
          { value: 'lively-events', label: 'Une liste' },
          { value: 'lively-event', label: 'Un événement' },
        ],
        usual: 'Par défaut',
      },
      preview: { title: 'Aperçu', text: 'Le vrai widget, avec les événements d’aujourd’hui.' },
      snippet: {
        title: 'À coller',
        text: 'Collez la balise là où les événements doivent s’afficher.',
        label: 'HTML',
        copy: 'Copier la balise',
        copied: 'Balise copiée.',
        refused: 'Votre navigateur refuse la copie : sélectionnez le texte.',
        policy: {
          text: 'Si votre page a une politique de sécurité, ajoutez-y ces sources.',
          label: 'Content-Security-Policy',
        },
      },
      next: { title: 'Et ensuite', links: sampleLinks },
    },
    element: 'lively-events',
    onElementChange: fn(),
    fields: [
      {
        name: 'layout',
        label: 'Présentation',
        hint: 'Une liste, une grille d’affiches ou un agenda.',
        options: [
          { value: 'list', label: 'Liste' },
          { value: 'grid', label: 'Grille' },
        ],
      },
      { name: 'city', label: 'Ville', hint: 'Seulement les événements de cette ville.' },
    ],
    values: { layout: 'grid' },
    onValueChange: fn(),
    preview: <p>Les événements de Lyon</p>,
    snippet: '<lively-events layout="grid"></lively-events>',
    policy: 'script-src https://lively.example;\nimg-src https: data:',
    onCopy: fn(),
    copied: null,
  },
} satisfies Meta<typeof WidgetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Composing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(new RegExp(sampleText('Présentation'))), 'list');
    await expect(args.onValueChange).toHaveBeenCalledWith('layout', 'list');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Copier la balise') }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^script-src https:\/\/lively\.example;/)).toBeVisible();
  },
};

export const Copied: Story = { args: { copied: 'done' } };

export const Refused: Story = { args: { copied: 'refused' } };
