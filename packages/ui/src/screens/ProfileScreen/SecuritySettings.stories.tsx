import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import type { RecoveryCodesProps } from './RecoveryCodes';
import { type FactorItem, type SecurityContent, SecuritySettings } from './SecuritySettings';
import type { SettingsFormProps } from './SettingsForm';

type Ready = Extract<SecurityContent, { state: 'ready' }>;

const ready: Ready = {
  state: 'ready',
  factors: {
    label: 'Applications d’authentification',
    items: [toItem('Téléphone', 'Retirer Téléphone'), toItem('Tablette', 'Retirer Tablette')],
  },
  recovery: { text: 'Il vous reste 10 codes de secours.', label: 'Créer de nouveaux codes', onPress: fn() },
  add: { label: 'Ajouter une application', onPress: fn() },
};

const nameForm = toForm({
  title: 'Activer la validation en deux étapes',
  text: ['Il vous faut une application d’authentification.'],
  fields: [{ kind: 'name', name: 'typed', label: 'Nom de l’application', hint: 'Par exemple : « Téléphone ».' }],
});

const scanForm = toForm({
  title: 'Reliez votre application',
  text: ['Scannez ce QR code avec l’application, puis recopiez le code qu’elle affiche.'],
  fields: [{ kind: 'code', name: 'typed', label: 'Code à six chiffres' }],
});

const phoneForm = toForm({
  title: 'Recevez vos codes par SMS',
  text: ['Un code est envoyé à ce numéro à chaque connexion.'],
  fields: [
    {
      kind: 'phone',
      name: 'phone',
      label: 'Numéro de téléphone',
      hint: 'Avec l’indicatif du pays. Par exemple : +33 6 12 34 56 78.',
    },
    { kind: 'name', name: 'typed', label: 'Nom du téléphone' },
  ],
});

const phoneCodeForm = toForm({
  title: 'Recopiez le code reçu par SMS',
  text: ['Le code part vers le +33612345678.'],
  fields: [{ kind: 'code', name: 'typed', label: 'Code à six chiffres' }],
});

const other = { label: 'Envoyer un autre code', onPress: fn() };

const removalForm = toForm({
  title: 'Retirer Téléphone',
  tone: 'danger',
  text: ['Vos autres applications restent.'],
  fields: [{ kind: 'code', name: 'typed', label: 'Code affiché par Tablette' }],
});

/** A pattern with the typical corners of a QR code, which cameras cannot read. */
const rows = Array.from({ length: 29 }, (_, y) => Array.from({ length: 29 }, (__, x) => isDark(x, y)));

const scan = {
  rows,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Lively:camille?secret=JBSWY3DPEHPK3PXP',
  labels: {
    code: 'QR code à scanner avec votre application d’authentification',
    secret: 'Ou recopiez cette clé dans l’application :',
    open: 'Ouvrir l’application de cet appareil',
    copy: 'Copier la clé',
    copied: 'Copié.',
    refused: 'Votre navigateur refuse la copie : sélectionnez le texte vous-même.',
  },
};

const codes: { state: 'codes' } & RecoveryCodesProps = {
  state: 'codes',
  title: 'Vos codes de secours Lively',
  text: [
    'Si vous perdez votre téléphone, un de ces codes vous permet de vous connecter. Il désactive alors la validation en deux étapes, et les autres codes ne servent plus.',
  ],
  codes: Array.from({ length: 10 }, (_, index) => `3f9a-0c41-77be-d21${index}`),
  labels: {
    copy: 'Copier les codes',
    copied: scan.labels.copied,
    refused: scan.labels.refused,
    download: 'Télécharger',
    print: 'Imprimer',
    done: 'J’ai conservé mes codes',
  },
  onDownload: fn(),
  onPrint: fn(),
  onDone: fn(),
};

const meta = { component: SecuritySettings, args: { content: ready } } satisfies Meta<typeof SecuritySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { content: { state: 'loading', label: 'Chargement…' } } };

export const Failed: Story = {
  args: {
    content: {
      state: 'failed',
      title: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.',
      retry: { label: 'Réessayer', onPress: fn() },
    },
  },
};

export const Empty: Story = {
  args: {
    content: {
      ...ready,
      factors: { ...ready.factors, items: [] },
      recovery: undefined,
      add: { label: 'Activer la validation en deux étapes', onPress: fn() },
    },
  },
};

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Retirer Tablette') }));
    await expect(ready.factors.items[1]?.remove.onPress).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { content: { ...ready, failure: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.' } },
};

export const Naming: Story = {
  args: { content: { state: 'form', of: 'name', form: nameForm } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/./, { selector: 'input' })).toHaveFocus();
    await userEvent.keyboard('Pixel{Enter}');
    await expect(nameForm.onSubmit).toHaveBeenCalledWith({ typed: 'Pixel' });
  },
};

export const NameSubmitting: Story = {
  args: { content: { state: 'form', of: 'name', form: { ...nameForm, submitting: true } } },
};

export const Scanning: Story = {
  args: { content: { state: 'form', of: 'scan', form: scanForm, scan } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: sampleText('QR code à scanner avec votre application d’authentification') }),
    ).toBeVisible();
  },
};

/** The key can be typed while the QR code is being drawn. */
export const ScanDrawing: Story = {
  args: { content: { state: 'form', of: 'scan', form: scanForm, scan: { ...scan, rows: undefined } } },
};

export const ScanSubmitting: Story = {
  args: { content: { state: 'form', of: 'scan', form: { ...scanForm, submitting: true }, scan } },
};

/** For a host that sends text messages. */
export const WithPhones: Story = {
  args: {
    content: {
      ...ready,
      factors: { label: 'Applications et téléphones', items: [toItem('Portable', 'Retirer Portable')] },
      addPhone: { label: 'Recevoir des codes par SMS', onPress: fn() },
    },
  },
};

export const PhoneNaming: Story = {
  args: { content: { state: 'form', of: 'phone', form: phoneForm } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Numéro de téléphone')}`))).toHaveFocus();
    await userEvent.keyboard('+33 6 12 34 56 78');
    await userEvent.tab();
    await userEvent.keyboard('Portable{Enter}');
    await expect(phoneForm.onSubmit).toHaveBeenCalledWith({ phone: '+33 6 12 34 56 78', typed: 'Portable' });
  },
};

export const PhoneRefused: Story = {
  args: {
    content: {
      state: 'form',
      of: 'phone',
      form: {
        ...phoneForm,
        fields: phoneForm.fields.map((field) =>
          field.kind === 'phone'
            ? { ...field, error: 'Écrivez le numéro avec l’indicatif du pays : +33 pour la France.' }
            : field,
        ),
      },
    },
  },
};

export const PhoneSubmitting: Story = {
  args: { content: { state: 'form', of: 'phone', form: { ...phoneForm, submitting: true } } },
};

export const PhoneCode: Story = {
  args: { content: { state: 'form', of: 'phoneCode', form: phoneCodeForm, other } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Envoyer un autre code') }));
    await expect(other.onPress).toHaveBeenCalledOnce();
  },
};

/** The message is being sent: the button that requested it keeps the focus. */
export const PhoneCodeSending: Story = {
  args: {
    content: {
      state: 'form',
      of: 'phoneCode',
      form: {
        ...phoneCodeForm,
        labels: { ...phoneCodeForm.labels, submitting: 'Envoi du code…' },
        submitting: true,
      },
      other: { ...other, busyLabel: 'Envoi du code…' },
    },
  },
};

export const PhoneCodeSubmitting: Story = {
  args: {
    content: {
      state: 'form',
      of: 'phoneCode',
      form: { ...phoneCodeForm, submitting: true },
      other: { ...other, disabled: true },
    },
  },
};

export const PhoneCodeRefused: Story = {
  args: {
    content: {
      state: 'form',
      of: 'phoneCode',
      form: { ...phoneCodeForm, failure: 'Ce code n’est plus valable. Demandez-en un autre.' },
      other,
    },
  },
};

export const Codes: Story = {
  args: { content: codes },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('J’ai conservé mes codes') }));
    await expect(codes.onDone).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = { args: { content: { state: 'form', of: 'removal', form: removalForm } } };

export const RemovalSubmitting: Story = {
  args: { content: { state: 'form', of: 'removal', form: { ...removalForm, submitting: true } } },
};

export const LongText: Story = {
  args: {
    content: {
      ...ready,
      factors: {
        ...ready.factors,
        items: [toItem('Téléphone professionnel de Marie-Charlotte de La Rochefoucauld', 'Retirer Téléphone')],
      },
    },
  },
};

function toItem(name: string, readLabel: string): FactorItem {
  return {
    id: name,
    name,
    when: 'Ajoutée le 21 nov. 2026, 20:14',
    remove: { label: 'Retirer', readLabel, onPress: fn() },
  };
}

function toForm(change: Pick<SettingsFormProps, 'title' | 'text' | 'fields' | 'tone'>): SettingsFormProps {
  return {
    labels: {
      submit: 'Continuer',
      submitting: 'Vérification…',
      cancel: 'Annuler',
      required: 'obligatoire',
      showPassword: 'Afficher le mot de passe',
      hidePassword: 'Masquer le mot de passe',
      errorSummary: '1 champ à corriger',
    },
    onSubmit: fn(),
    onCancel: fn(),
    ...change,
  };
}

function isDark(x: number, y: number): boolean {
  const corner = [
    [0, 0],
    [22, 0],
    [0, 22],
  ].find(([left = 0, top = 0]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
  if (!corner) return (x * 7 + y * 11 + x * y) % 3 === 0;
  const [left = 0, top = 0] = corner;
  const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
  return ring === 3 || ring < 2;
}
