import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleOpening } from '../page/sampleTexts';
import { CookiesScreen } from './CookiesScreen';

const meta = {
  component: CookiesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    choices: { essential: true, analytics: true, marketing: false, personalization: true },
    onChoice: fn(),
    onAcceptAll: fn(),
    onRefuseAll: fn(),
    onSave: fn(),
    content: {
      ...sampleOpening,
      poster: { category: 'food', seed: 'cookies' },
      overline: 'Vos données',
      title: 'Cookies et choix',
      lead: 'Lively ne dépose aucun cookie publicitaire.',
      preferences: {
        title: 'Vos choix',
        text: 'Rien de facultatif ne s’exécute tant que vous n’avez pas enregistré.',
        lockedLabel: 'Toujours actif',
        proposedLabel: 'Proposé, pas encore actif',
        chosenLabel: 'Choisi, pas encore enregistré',
        categories: [
          {
            id: 'essential',
            title: 'Essentiels',
            text: 'Se souvenir de vous.',
            details: ['Votre session.', 'La langue.'],
          },
          { id: 'analytics', title: 'Analytiques', text: 'Compter les pages lues.', details: ['Aucun outil branché.'] },
          { id: 'marketing', title: 'Marketing', text: 'Mesurer une campagne.', details: ['Aucun pixel.'] },
          {
            id: 'personalization',
            title: 'Personnalisation',
            text: 'Affiner vos recommandations.',
            details: ['Désactivée, aucun clic n’est enregistré.'],
          },
        ],
        acceptAll: 'Tout accepter',
        refuseAll: 'Tout refuser',
        save: 'Enregistrer mes choix',
        saved: { title: 'Choix enregistrés', text: 'Ils sont appliqués dès maintenant, et gardés 6 mois.' },
      },
      sections: [
        { id: 'withdraw', title: 'Changer d’avis', blocks: ['Cette page est accessible depuis le pied des autres.'] },
      ],
    },
  },
} satisfies Meta<typeof CookiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: sampleText('Essentiels') })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Marketing' }));
    await expect(args.onChoice).toHaveBeenCalledWith('marketing', true);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Enregistrer mes choix') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** No choice was made: the proposed categories have no effect, and the changed ones are not saved. */
export const Proposed: Story = {
  args: {
    choices: { essential: true, analytics: true, marketing: false, personalization: false },
    proposed: { essential: true, analytics: true, marketing: false, personalization: true },
  },
  play: async ({ canvas }) => {
    const described = (name: string) => canvas.getByRole('switch', { name: sampleText(name) });
    await expect(described('Analytiques')).toHaveAccessibleDescription(
      new RegExp(`^${sampleText('Proposé, pas encore actif')}\\.`),
    );
    await expect(described('Marketing')).toHaveAccessibleDescription(sampleText('Mesurer une campagne.'));
    await expect(described('Personnalisation')).toHaveAccessibleDescription(
      new RegExp(`^${sampleText('Choisi, pas encore enregistré')}\\.`),
    );
  },
};

/** The buttons to refuse and to accept have the same look and the same size. */
export const RefusingIsAsEasy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const refuse = canvas.getByRole('button', { name: sampleText('Tout refuser') });
    const accept = canvas.getByRole('button', { name: sampleText('Tout accepter') });
    await expect(refuse.className).toBe(accept.className);
    await expect(refuse.offsetHeight).toBe(accept.offsetHeight);
    await expect(Math.abs(refuse.offsetWidth - accept.offsetWidth)).toBeLessThanOrEqual(1);
    await userEvent.click(refuse);
    await expect(args.onRefuseAll).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = { args: { saved: true } };
