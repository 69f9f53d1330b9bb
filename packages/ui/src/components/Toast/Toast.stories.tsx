import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isClicked, isFocused, isThere } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { Button } from '../Button/Button';
import { Toast, type ToastMessage, type ToastProps } from './Toast';

const repeated = `import { Button, Toast, type ToastMessage } from '@lively/ui';
import { useState } from 'react';

export function Example() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <>
      <Button onPress={() => setToast({ title: 'Profil mis à jour', tone: 'success' })}>Enregistrer</Button>
      <Toast
        labels={{ region: 'Notifications', close: 'Fermer' }}
        toast={toast}
        onClose={() => setToast(null)}
      />
    </>
  );
}`;

const meta = {
  component: Toast,
  // Each story has its own page, because a toast is in the corner of the window.
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  args: {
    toast: {
      title: 'Profil mis à jour',
      description: 'Vos informations ont été sauvegardées avec succès',
      tone: 'success',
    },
    onClose: fn(),
    labels: { region: 'Notifications', close: 'Fermer' },
    duration: 0,
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
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sampleText('Profil mis à jour')));
  },
};

export const Danger: Story = {
  args: { toast: { title: 'Erreur', description: 'Impossible d’enregistrer votre vote', tone: 'danger' } },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(sampleText('Impossible d’enregistrer votre vote')),
    );
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

/** A result, after the action. */
export const Do: Story = {};

/** A text that users must read: it disappears after five seconds. Use an `Alert`. */
export const Dont: Story = {
  args: {
    toast: {
      title: 'Votre mot de passe expire demain',
      description: 'Changez-le dans vos réglages, sinon votre compte sera fermé.',
      tone: 'danger',
    },
  },
};

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
    await userEvent.click(await screen.findByRole('button', { name: sampleText('Fermer') }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosedByTime: Story = {
  args: { duration: 300 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const StaysWhilePointedAt: Story = {
  args: { duration: 2_000 },
  play: async ({ args, userEvent }) => {
    await userEvent.hover(await screen.findByText(sampleText('Profil mis à jour')));
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.unhover(screen.getByText(sampleText('Profil mis à jour')));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** F6 focuses the toast from any element, and its time stops while it is focused. */
export const StaysWhileFocused: Story = {
  args: { duration: 2_000 },
  play: async ({ args, userEvent }) => {
    await screen.findByText(sampleText('Profil mis à jour'));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByLabelText(sampleText('Notifications'))).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await expect(args.onClose).not.toHaveBeenCalled();
    screen.getByLabelText(sampleText('Notifications')).blur();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A toast focused by F6. Axe then inspects it with the focus guards of Base UI. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText(sampleText('Profil mis à jour'));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.querySelector('[data-base-ui-focus-guard]')).not.toBeNull());
    await expect(screen.getByRole('status')).toHaveFocus();
  },
};

/** The same text again is a new toast with its own time. The replaced toast does not call `onClose`. */
export const SameTextTwice: Story = {
  args: { duration: 3_000 },
  render: (args) => <RepeatedToast {...args} />,
  parameters: { docs: { source: { code: repeated } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: sampleText('Enregistrer') }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const again = performance.now();
    await userEvent.click(screen.getByRole('button', { name: sampleText('Enregistrer') }));
    await waitFor(() => expect(screen.getAllByText(sampleText('Profil mis à jour'))).toHaveLength(1));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    // The time of the first toast would end half a second earlier.
    await expect(performance.now() - again).toBeGreaterThan(2_900);
  },
};

export const Keyboard: Story = {
  ...WithAction,
  render: (args) => <RepeatedToast {...args} />,
  parameters: { docs: { source: { code: repeated } } },
  play: pressKeys([
    ['Tab', 'Moves to the button that saves, in this story.', isFocused('button')],
    ['Space', 'Saves: the toast comes.', isThere('[role="group"]')],
    ['F6', 'Moves to the toasts, from anywhere; their time stops.', isFocused('[role="status"]')],
    ['Tab', 'Moves to the toast.', isFocused('[role="group"]')],
    ['Tab', 'Moves to its link.', isFocused('[role="group"] a')],
    ['Enter', 'Follows the link.', isClicked('[role="group"] a')],
    ['Tab', 'Moves to its cross.', isFocused('[role="group"] button')],
    ['Tab', 'Goes back to where F6 was pressed; the toast stays.', isFocused('button:not([role="group"] *)')],
    ['F6', 'Moves to the toasts again.', isFocused('[role="status"]')],
    ['Tab', 'Moves to the toast again.', isFocused('[role="group"]')],
    ['Shift+Tab', 'Goes back as well.', isFocused('button:not([role="group"] *)')],
    ['F6', 'Moves to the toasts again.', isFocused('[role="status"]')],
    ['Tab', 'Moves to the toast again.', isFocused('[role="group"]')],
    ['Escape', 'Closes the toast, and goes back.', () => !isThere('[role="group"]')() && isFocused('button')()],
  ]),
};

function RepeatedToast({ toast, ...props }: ToastProps) {
  const [shown, setShown] = useState<ToastMessage | null>(null);
  return (
    <>
      <Button onPress={() => setShown(toast && { ...toast })}>{sampleText('Enregistrer')}</Button>
      <Toast {...props} toast={shown} />
    </>
  );
}
