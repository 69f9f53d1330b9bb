import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleOpening } from '../page/sampleTexts';
import { ApiScreen } from './ApiScreen';

const meta = {
  component: ApiScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      ...sampleOpening,
      poster: { category: 'tech', seed: 'api' },
      overline: 'Développeurs',
      title: 'Les sorties, en JSON',
      lead: 'L’API donne les événements de Lively à vos outils.',
      figures: [
        { value: '< 100 ms', label: 'de temps de réponse annoncé' },
        { value: '99,9 %', label: 'de disponibilité annoncée' },
        { value: '1 000', label: 'requêtes gratuites par mois' },
      ],
      features: {
        title: 'Ce que vous obtenez',
        items: [
          { id: 'facts', title: 'Des faits', text: 'Une valeur connue ou null.' },
          { id: 'time', title: 'L’heure du lieu', text: 'Chaque date porte son fuseau horaire.' },
        ],
      },
      endpoints: {
        title: 'Deux points d’accès',
        text: 'L’adresse de base est https://api.lively.fr/v1.',
        parametersLabel: 'Paramètres',
        items: [
          {
            id: 'list',
            method: 'GET',
            path: '/events',
            text: 'La liste des événements.',
            parameters: [
              { name: 'location', text: 'une ville' },
              { name: 'limit', text: 'de 1 à 100, 20 par défaut' },
            ],
          },
          {
            id: 'create',
            method: 'POST',
            path: '/events',
            text: 'Publie un événement.',
            parameters: [{ name: 'title', text: '100 caractères au plus' }],
          },
        ],
      },
      authentication: { title: 'Une clé, un en-tête', text: 'Dans l’en-tête **Authorization: Bearer**.' },
      example: {
        title: 'Un exemple',
        text: 'Les concerts à Lyon.',
        requestLabel: 'La requête',
        request: 'curl --get https://api.lively.fr/v1/events --header "Authorization: Bearer $LIVELY_KEY"',
        answerLabel: 'La réponse',
        answer: '{ "events": [], "total": 0 }',
      },
      plan: {
        title: 'L’offre gratuite',
        price: '0 €',
        items: ['1 000 requêtes par mois', 'Aucune carte bancaire demandée'],
        action: { label: 'Demander une clé', href: 'mailto:partenaires@lively.fr' },
        note: 'Les clés sont remises à la main, en un jour ouvré.',
      },
    },
  },
} satisfies Meta<typeof ApiScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'POST /events' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleText('Demander une clé') })).toBeVisible();
  },
};
