import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import type { ProfileEventsProps } from './ProfileEvents';
import type { ProfileFormProps } from './ProfileForm';
import { type ProfilePage, ProfileScreen } from './ProfileScreen';
import type { ProfileSettingsProps } from './ProfileSettings';

const tabs = (current: 'upcoming' | 'past' | 'settings') => ({
  label: 'Mon profil',
  tabs: [
    { label: 'À venir', href: '#a-venir', current: current === 'upcoming', count: '4' },
    { label: 'Passées', href: '#passes', current: current === 'past', count: '1' },
    { label: 'Réglages', href: '#reglages', current: current === 'settings' },
  ],
});

const header = {
  name: 'Camille Moreau',
  username: '@camille.m',
  location: 'Paris',
  bio: 'Jazz dans les petites salles, expositions le jeudi soir, calanques dès qu’il y a un train.',
  edit: { label: 'Modifier le profil', onEdit: fn() },
};

const upcoming: ProfileEventsProps = {
  heading: 'Mes sorties à venir',
  announcement: '4 événements',
  results: { state: 'ready', events: sampleEvents.slice(0, 4) },
};

const settings: ProfileSettingsProps = {
  heading: 'Réglages',
  preferences: {
    title: 'Mes préférences',
    text: '7 préférences orientent vos recommandations.',
    edit: { label: 'Modifier mes préférences', onEdit: fn() },
    likes: ['Jazz, soul et funk', 'Tous les spectacles', 'Expositions', 'Randonnée', 'Marchés'],
    tags: [
      { value: 'Jazz', label: 'Jazz', removeLabel: 'Retirer Jazz' },
      { value: 'Photographie', label: 'Photographie', removeLabel: 'Retirer Photographie' },
    ],
    onRemoveTag: fn(),
  },
  notifications: {
    title: 'Notifications',
    text: 'L’email du jeudi suit votre compte, sur tous vos appareils.',
    weekly: { label: 'Recevoir les nouveautés par email le jeudi', checked: false, onCheckedChange: fn() },
  },
  later: {
    title: 'Pour plus tard',
    text: 'Ces réglages sont gardés sur cet appareil, et n’ont pas encore d’effet.',
    switches: [
      { name: 'emailNotifications', label: 'Notifications par email', checked: true, onCheckedChange: fn() },
      { name: 'pushNotifications', label: 'Notifications push', checked: false, onCheckedChange: fn() },
      { name: 'eventReminders', label: 'Rappels d’événements', checked: true, onCheckedChange: fn() },
      { name: 'marketingEmails', label: 'Emails promotionnels', checked: false, onCheckedChange: fn() },
    ],
    visibility: {
      label: 'Qui peut voir mon profil ?',
      options: [
        { value: 'public', label: 'Tout le monde' },
        { value: 'friends', label: 'Mes amis' },
        { value: 'private', label: 'Moi seulement' },
      ],
      value: 'public',
      onChange: fn(),
    },
  },
  display: {
    title: 'Affichage',
    language: {
      label: 'Langue',
      current: 'fr',
      languages: [
        { code: 'fr', name: 'Français', href: '/profile?tab=settings' },
        { code: 'en', name: 'English', href: '/en/profile?tab=settings' },
        { code: 'es', name: 'Español', href: '/es/profile?tab=settings' },
      ],
      onChoose: fn(),
    },
    dark: { label: 'Mode sombre', hint: 'Sinon, Lively suit votre appareil.', checked: false, onCheckedChange: fn() },
  },
  data: {
    title: 'Mes données',
    text: 'Tout ce que Lively garde de vous, dans un fichier JSON.',
    download: { label: 'Télécharger mes données', onDownload: fn() },
  },
  reports: {
    title: 'Mes signalements',
    text: 'Ce que la modération a décidé des événements que vous avez signalés.',
    items: [
      { id: '1', title: 'Tombola géante', when: '21 nov. 2026, 20:14', outcome: 'Masqué' },
      { id: '2', title: 'Bal des lampions', when: '22 nov. 2026, 08:02', outcome: 'En cours d’examen' },
    ],
  },
  staff: { title: 'Équipe', links: [{ label: 'Modération', href: '#moderation' }] },
  security: {
    title: 'Sécurité',
    text: 'Un code de votre téléphone est demandé à chaque connexion.',
    content: {
      state: 'ready',
      factors: { label: 'Applications d’authentification', items: [] },
      add: { label: 'Activer la validation en deux étapes', onPress: fn() },
    },
  },
  devices: {
    title: 'Appareils connectés',
    text: 'Les navigateurs où votre compte est ouvert.',
    content: {
      state: 'ready',
      label: 'Appareils connectés',
      items: [
        {
          id: '1',
          name: 'Firefox, Windows',
          when: 'Première connexion le 21 nov. 2026, 20:14. Dernière activité le 22 nov. 2026, 08:02.',
          current: 'Cet appareil',
        },
      ],
    },
  },
  account: {
    title: 'Mon compte',
    email: { label: 'Adresse email', value: 'camille.moreau@exemple.fr' },
    changeEmail: { label: 'Changer d’adresse email', onPress: fn() },
    changePassword: { label: 'Changer de mot de passe', onPress: fn() },
    signOut: { label: 'Se déconnecter', onSignOut: fn() },
    remove: { label: 'Supprimer mon compte', onRemove: fn() },
  },
};

const form: ProfileFormProps = {
  title: 'Modifier mon profil',
  picture: {
    name: 'Camille Moreau',
    labels: { choose: 'Changer de photo', remove: 'Retirer la photo', busy: 'Envoi de la photo…' },
    hint: 'PNG, JPG, GIF, WebP ou AVIF, 10 Mo au plus.',
    onPick: fn(),
    onReject: fn(),
  },
  values: { fullName: 'Camille Moreau', username: 'camille.m', location: 'Paris', bio: header.bio },
  labels: {
    fields: { fullName: 'Nom affiché', username: 'Nom d’utilisateur', location: 'Ville', bio: 'Biographie' },
    hints: { username: 'Lettres sans accent, chiffres, point, tiret, tiret bas.' },
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    errorSummary: '2 champs à corriger',
  },
  errors: {},
  onChange: fn(),
  onSave: fn(),
  onCancel: fn(),
};

const ready: Extract<ProfilePage, { state: 'ready' }> = {
  state: 'ready',
  header,
  tabs: tabs('upcoming'),
  view: { kind: 'events', ...upcoming },
};

const meta = {
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: ready },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Modifier le profil') }));
    await expect(header.edit.onEdit).toHaveBeenCalledOnce();
  },
};

export const NothingUpcoming: Story = {
  args: {
    page: {
      ...ready,
      view: {
        kind: 'events',
        ...upcoming,
        announcement: '',
        results: {
          state: 'empty',
          empty: {
            title: 'Aucune sortie à venir',
            text: 'Un billet pris sur Lively apparaît ici.',
            action: { label: 'Explorer les événements', href: '#explorer' },
          },
        },
      },
    },
  },
};

export const EventsLoading: Story = {
  args: {
    page: {
      ...ready,
      view: { kind: 'events', ...upcoming, announcement: 'Chargement…', results: { state: 'loading' } },
    },
  },
};

export const EventsFailed: Story = {
  args: {
    page: {
      ...ready,
      view: {
        kind: 'events',
        ...upcoming,
        announcement: '',
        results: {
          state: 'failed',
          title: 'Impossible de charger vos achats',
          text: 'Vérifiez votre connexion, puis réessayez.',
          retryLabel: 'Réessayer',
          onRetry: fn(),
        },
      },
    },
  },
};

export const Settings: Story = {
  args: { page: { ...ready, tabs: tabs('settings'), view: { kind: 'settings', ...settings } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: sampleText('Notifications push') }));
    await expect(settings.later.switches[1]?.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Moi seulement') }));
    await expect(settings.later.visibility.onChange).toHaveBeenCalledWith('private');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Retirer Jazz') }));
    await expect(settings.preferences.onRemoveTag).toHaveBeenCalledWith('Jazz');
  },
};

const settingsLabels = {
  submit: 'Enregistrer le mot de passe',
  submitting: 'Envoi…',
  cancel: 'Annuler',
  required: 'obligatoire',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  errorSummary: '2 champs à corriger',
};

/** A form replaces the buttons, and its first field has the focus. */
export const ChangingPassword: Story = {
  args: {
    page: {
      ...ready,
      tabs: tabs('settings'),
      view: {
        kind: 'settings',
        ...settings,
        account: {
          ...settings.account,
          form: {
            of: 'password',
            title: 'Changer de mot de passe',
            text: ['Vos autres appareils seront déconnectés.'],
            fields: [
              { kind: 'currentPassword', name: 'currentPassword', label: 'Mot de passe actuel' },
              {
                kind: 'newPassword',
                name: 'password',
                label: 'Nouveau mot de passe',
                hint: 'Huit caractères au moins.',
              },
            ],
            labels: settingsLabels,
            onSubmit: fn(),
            onCancel: fn(),
          },
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const current = canvas.getByLabelText(new RegExp(`^${sampleText('Mot de passe actuel')}`));
    await expect(current).toHaveFocus();
    await userEvent.type(current, 'une nuit');
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Nouveau mot de passe')}`)), 'une autre nuit');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Enregistrer le mot de passe') }));
    const { page } = args;
    if (page.state !== 'ready' || page.view.kind !== 'settings') throw new Error('The settings are not shown.');
    await expect(page.view.account.form?.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'une nuit',
      password: 'une autre nuit',
    });
  },
};

/** A warning about the irreversible action is above its form. */
export const DeletingAccount: Story = {
  args: {
    page: {
      ...ready,
      tabs: tabs('settings'),
      view: {
        kind: 'settings',
        ...settings,
        account: {
          ...settings.account,
          form: {
            of: 'removal',
            title: 'Supprimer mon compte',
            text: [
              'Sont supprimés : votre compte et votre profil, vos photos, vos préférences, vos votes et vos favoris.',
              'Les événements que vous avez publiés restent en ligne, sans vos images.',
            ],
            tone: 'danger',
            fields: [
              {
                kind: 'confirmation',
                name: 'confirmation',
                label: 'Pour confirmer, écrivez camille.moreau@exemple.fr',
                error: 'Ce n’est pas l’adresse email de ce compte.',
              },
            ],
            labels: { ...settingsLabels, submit: 'Supprimer définitivement', cancel: 'Garder mon compte' },
            attempt: 1,
            onSubmit: fn(),
            onCancel: fn(),
          },
        },
      },
    },
  },
};

/** Two mails await a confirmation. */
export const EmailOnItsWay: Story = {
  args: {
    page: {
      ...ready,
      tabs: tabs('settings'),
      view: {
        kind: 'settings',
        ...settings,
        account: {
          ...settings.account,
          notice: {
            title: 'Deux emails sont partis',
            text: 'Suivez le lien envoyé à camille.moreau@exemple.fr et celui envoyé à camille@ailleurs.example.',
          },
        },
      },
    },
  },
};

/** The form replaces the header, and its first field has the focus. */
export const Editing: Story = {
  args: { page: { ...ready, form } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: sampleText('Nom affiché') })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: sampleText('Ville') }), 's{Enter}');
    await expect(form.onChange).toHaveBeenCalledWith({ location: `${sampleText('Paris')}s` });
    await expect(form.onSave).toHaveBeenCalledOnce();
  },
};

export const EditingWithFaults: Story = {
  args: {
    page: {
      ...ready,
      form: {
        ...form,
        attempt: 1,
        values: { ...form.values, username: 'Élise de la Tour' },
        errors: {
          username: 'Sans espace ni accent : lettres, chiffres, point, tiret, tiret bas.',
          bio: 'Ce texte a plus de 1 000 caractères : raccourcissez-le.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: sampleText('Nom d’utilisateur') })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: sampleText('Nom d’utilisateur') })).toBeInvalid();
  },
};

export const Saving: Story = {
  args: {
    page: { ...ready, form: { ...form, saving: true, picture: { ...form.picture, busy: true } } },
  },
};

export const Refused: Story = {
  args: { page: { ...ready, form: { ...form, failure: 'Impossible de mettre à jour le profil' } } },
};

export const Loading: Story = { args: { page: { state: 'loading', label: 'Chargement du profil…' } } };

export const Failed: Story = {
  args: {
    page: {
      state: 'failed',
      title: 'Profil',
      text: 'Impossible de charger le profil',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    page: {
      ...ready,
      header: {
        ...header,
        name: 'Marie-Charlotte de La Rochefoucauld-Montbéliard',
        username: '@marie-charlotte_de_la_rochefou',
        location: 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
        bio: `${header.bio} `.repeat(8),
      },
    },
  },
};
