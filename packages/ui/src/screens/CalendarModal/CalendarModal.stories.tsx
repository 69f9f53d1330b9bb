import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { CalendarModal, type CalendarModalProps, type CalendarQuestion } from './CalendarModal';

const toAddress = (url: string, title?: string) => ({
  title,
  url,
  open: { label: 'Ouvrir dans mon agenda', href: url.replace('https:', 'webcal:') },
  copy: { label: 'Copier le lien', onCopy: fn() },
});

const secret =
  'Toute personne qui a ce lien peut voir vos favoris. Il cesse de fonctionner quand vous le désactivez, vous déconnectez de tous vos appareils, changez de mot de passe ou supprimez votre compte.';
const follows =
  'Votre agenda suit les changements de date, d’heure et de lieu, et les annulations. La plupart des agendas les relèvent toutes les heures ; Google Agenda peut mettre jusqu’à un jour.';
const active =
  'Un agenda suit vos favoris depuis le 20 novembre 2026. Son lien ne peut plus être affiché. Si vous l’avez perdu, remplacez-le : l’ancien cessera de fonctionner.';

const meta = {
  component: CalendarModal,
  args: {
    open: true,
    title: 'Vos favoris dans votre agenda',
    text: 'Vos favoris et leurs changements s’ajoutent automatiquement à l’agenda de votre téléphone.',
    closeLabel: 'Fermer',
    notes: [follows],
    guides: [
      {
        id: 'apple',
        title: 'iPhone, iPad et Mac',
        text: 'Touchez « Ouvrir dans mon agenda », puis confirmez l’abonnement.',
      },
      {
        id: 'google',
        title: 'Android et Google Agenda',
        text: 'Copiez le lien. Sur un ordinateur, ouvrez calendar.google.com, choisissez « Autres agendas », puis « À partir de l’URL », et collez le lien. L’agenda apparaît ensuite sur votre téléphone.',
      },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof CalendarModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const create = { label: 'Créer le lien', isMain: true, onPress: fn() };
const replace = { label: 'Remplacer le lien', isMain: true, onPress: fn() };
const revoke = { label: 'Désactiver le lien', onPress: fn() };

const replacement: CalendarQuestion = {
  title: 'Remplacer le lien ?',
  description:
    'Les agendas qui suivent le lien actuel ne recevront plus rien, jusqu’à ce que vous leur donniez le nouveau.',
  labels: { confirm: 'Remplacer', confirming: 'Remplacement…', cancel: 'Garder le lien actuel', close: 'Fermer' },
  onConfirm: fn(),
  onCancel: fn(),
};
const revocation: CalendarQuestion = {
  title: 'Désactiver le lien ?',
  description: 'Les agendas qui suivent ce lien ne recevront plus rien. Il ne pourra pas être rétabli.',
  labels: { confirm: 'Désactiver', confirming: 'Désactivation…', cancel: 'Garder le lien', close: 'Fermer' },
  onConfirm: fn(),
  onCancel: fn(),
};

/** The calendar of a search: anyone can follow it, without a token. */
export const Search: Story = {
  args: {
    title: 'Suivre cette recherche dans mon agenda',
    text: 'Les prochains événements de cette recherche s’ajoutent automatiquement à votre agenda, sans compte.',
    addresses: [toAddress('https://lively.example/events.ics?commune=69123&category=music')],
  },
  play: async ({ args, userEvent }) => {
    const open = await screen.findByRole('link', { name: sampleText('Ouvrir dans mon agenda') });
    await expect(open).toHaveAttribute('href', 'webcal://lively.example/events.ics?commune=69123&category=music');
    await userEvent.click(screen.getByRole('button', { name: sampleText('Copier le lien') }));
    await expect(args.addresses?.[0]?.copy.onCopy).toHaveBeenCalledOnce();
  },
};

/** The calendars of an event: one of its venue, one of its organiser. */
export const VenueAndOrganiser: Story = {
  args: {
    title: 'Suivre le lieu ou l’organisateur dans mon agenda',
    text: 'Les prochains événements du même lieu ou du même organisateur s’ajoutent automatiquement à votre agenda, sans compte.',
    addresses: [
      toAddress('https://lively.example/events.ics?city=Paris&venue=Le+Trianon', 'Lieu : Le Trianon'),
      toAddress('https://lively.example/events.ics?organizer=Jazz+en+ville', 'Organisateur : Jazz en ville'),
    ],
  },
};

export const Reading: Story = { args: { loading: 'Chargement…' } };

export const Unread: Story = {
  args: {
    failure: {
      title: 'Impossible de savoir si un agenda suit vos favoris.',
      retry: { label: 'Réessayer', onRetry: fn() },
    },
  },
};

export const Absent: Story = { args: { notes: [follows, secret], actions: [create] } };

export const Creating: Story = {
  args: { notes: [follows, secret], actions: [{ ...create, busyLabel: 'Création…' }] },
};

export const CreationFailed: Story = {
  args: {
    notes: [follows, secret],
    failure: { title: 'Le lien n’a pas pu être créé. Réessayez dans un instant.' },
    actions: [create],
  },
};

/** The address is shown only this once. */
export const Shown: Story = {
  args: {
    step: 'shown',
    warning: 'Copiez le lien maintenant : il ne s’affichera plus.',
    addresses: [toAddress(`https://lively.example/calendars/${'a'.repeat(43)}.ics`)],
    notes: [secret, follows],
    actions: [revoke],
  },
};

export const Active: Story = { args: { notes: [active, secret], actions: [revoke, replace] } };

/** A question opens above the dialog: Escape closes only the question, and the focus returns to the button. */
export const Asking: Story = {
  args: { notes: [active, secret] },
  render: (args) => <AskingModal {...args} />,
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: sampleText('Désactiver le lien') });
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: sampleText('Désactiver le lien ?') });
    const title = within(question).getByRole('heading', { name: sampleText('Désactiver le lien ?') });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(button.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: sampleText('Vos favoris dans votre agenda') })).toBeVisible();
  },
};

function AskingModal(args: CalendarModalProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <CalendarModal
      {...args}
      actions={[{ ...revoke, onPress: () => setAsked(true) }]}
      question={isAsked ? { ...revocation, onCancel: () => setAsked(false) } : undefined}
    />
  );
}

export const ReplacementQuestion: Story = { args: { ...Active.args, question: replacement } };

export const RevocationQuestion: Story = { args: { ...Active.args, question: revocation } };

export const Revoking: Story = { args: { ...Active.args, question: { ...revocation, busy: true } } };

export const RevocationFailed: Story = {
  args: {
    ...Active.args,
    question: {
      ...revocation,
      failure: 'Le lien n’a pas pu être désactivé : il fonctionne encore. Réessayez dans un instant.',
    },
  },
};
