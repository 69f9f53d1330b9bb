import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleForm, sampleOpening } from '../page/sampleTexts';
import { MobileAppScreen } from './MobileAppScreen';

const form = { state: 'idle' as const, required: 'obligatoire', errors: {}, onSubmit: fn() };

const meta = {
  component: MobileAppScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    form,
    content: {
      ...sampleOpening,
      poster: { category: 'music', seed: 'mobile-app' },
      overline: 'Application',
      title: 'L’affiche dans la poche',
      lead: 'Elle est en retard ; voici la vérité sur son calendrier, et ce qui marche déjà.',
      release: {
        title: 'Prévue au T2 2024, toujours attendue',
        text: 'Cette date est passée et l’application n’est pas là. Nous en donnerons une autre quand nous pourrons la tenir.',
      },
      platforms: {
        label: 'Précommander',
        items: [
          { value: 'ios', label: 'iPhone et iPad', text: 'Vous êtes prévenu le jour de la sortie.' },
          { value: 'android', label: 'Android', text: 'Vous êtes prévenu le jour de la sortie.' },
        ],
      },
      features: {
        title: 'Ce qu’elle saura faire',
        items: [
          { id: 'offline', title: 'Vos sorties hors connexion', text: 'Lisibles au fond d’une salle.' },
          { id: 'reminder', title: 'Un rappel au bon moment', text: 'L’heure de partir.' },
        ],
      },
      previews: {
        title: 'Aperçus',
        items: [
          { id: 'tonight', title: 'Ce soir', text: 'Les affiches de la soirée.', category: 'music', seed: 'tonight' },
          { id: 'why', title: 'Pourquoi vous', text: 'Les raisons, les points.', category: 'sport', seed: 'why' },
          { id: 'mine', title: 'Mes sorties', text: 'Les prochaines d’abord.', category: 'festival', seed: 'mine' },
        ],
      },
      quotes: {
        title: 'Pendant la bêta',
        items: [
          {
            id: 'ludovic',
            quote: '« Le rappel m’a fait arriver à l’heure. »',
            name: 'Ludovic P.',
            role: 'testeur iOS, Nantes',
          },
          {
            id: 'mei',
            quote: '« Vous avez bien fait de recommencer. »',
            name: 'Mei L.',
            role: 'testeuse Android, Paris',
          },
        ],
      },
      form: {
        ...sampleForm,
        title: 'Être prévenu de la sortie',
        submit: 'Me prévenir',
        fields: { email: { label: 'Votre adresse email' }, platform: { label: 'Votre téléphone' } },
      },
      meanwhile: {
        title: 'En attendant, le site tient dans votre téléphone',
        text: 'Il est fait pour les petits écrans.',
        steps: ['Sur iPhone : ouvrez Lively dans Safari.', 'Sur Android : ouvrez Lively dans Chrome.'],
      },
    },
  },
} satisfies Meta<typeof MobileAppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${sampleText('Votre adresse email')}`)),
      'camille@exemple.fr',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Android' }));
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Me prévenir') }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith({ email: 'camille@exemple.fr', platform: 'android' });
  },
};

export const Invalid: Story = {
  args: {
    form: { ...form, attempt: 1, errors: { email: sampleForm.errors.email, platform: sampleForm.errors.required } },
  },
};

export const Sent: Story = { args: { form: { ...form, state: 'sent' } } };

export const Failed: Story = { args: { form: { ...form, state: 'failed' } } };
