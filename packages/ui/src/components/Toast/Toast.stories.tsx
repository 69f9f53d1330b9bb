import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Toast } from './Toast';

const meta = {
  component: Toast,
  args: {
    toast: {
      title: 'Profil mis à jour',
      description: 'Vos informations ont été sauvegardées avec succès',
      tone: 'success',
    },
    onClose: fn(),
    labels: { region: 'Notifications', close: 'Fermer' },
    duration: 0,
    onHeldChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Profil mis à jour'));
  },
};

export const Danger: Story = {
  args: { toast: { title: 'Erreur', description: 'Impossible d’enregistrer votre vote', tone: 'danger' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Impossible d’enregistrer votre vote'));
  },
};

export const Neutral: Story = {
  args: { toast: { title: 'Lien copié dans le presse-papiers !', tone: 'neutral' } },
};

export const WithAction: Story = {
  args: {
    toast: {
      title: 'Connexion requise',
      description: 'Vous devez être connecté pour voter',
      tone: 'neutral',
      action: { label: 'Se connecter', href: '#/auth' },
    },
  },
};

export const Nothing: Story = { args: { toast: null } };

export const LongText: Story = {
  args: {
    toast: {
      title: 'Impossible de sauvegarder vos préférences. Veuillez réessayer.',
      description:
        'Votre session a expiré pendant que vous choisissiez vos sorties. Reconnectez-vous : rien de ce que vous avez coché n’est perdu, et vos recommandations vous attendent.',
      tone: 'danger',
    },
  },
};

export const ClosedByHand: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosedByTime: Story = {
  args: { duration: 300 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 4000 });
  },
};

export const StaysWhilePointedAt: Story = {
  args: { duration: 400 },
  play: async ({ args, userEvent }) => {
    await userEvent.hover(await screen.findByText('Profil mis à jour'));
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.unhover(screen.getByText('Profil mis à jour'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 4000 });
  },
};

/** The page keeps the time, and is told when to stop it. */
export const Held: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.hover(await screen.findByText('Profil mis à jour'));
    await expect(args.onHeldChange).toHaveBeenLastCalledWith(true);
    screen.getByRole('button', { name: 'Fermer' }).focus();
    await userEvent.unhover(screen.getByText('Profil mis à jour'));
    await expect(args.onHeldChange).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Fermer' }).blur();
    await expect(args.onHeldChange).toHaveBeenLastCalledWith(false);
  },
};
