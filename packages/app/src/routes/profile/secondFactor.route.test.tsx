import type { OwnFactors } from '@lively/machines';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnSecondFactorServices } from '../../data/Backend';
import { lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const phone = { id: 'phone', name: 'Téléphone', createdAt: '2026-05-03T10:00:00Z' };
const tablet = { id: 'tablet', name: 'Tablette', createdAt: '2026-06-01T10:00:00Z' };
const codes = Array.from({ length: 10 }, (_, index) => `3f9a-0c41-77be-d21${index}`);
const secret = 'JBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Lively:lea%40exemple.fr?secret=${secret}&issuer=Lively`;

async function openSettings(
  own: OwnFactors,
  services: Partial<OwnSecondFactorServices> = {},
  path = '/profile?tab=settings',
) {
  const opened = await renderRoute(path, {
    user: { ...lea, secondFactor: own.factors.length ? 'verified' : 'absent' },
    secondFactor: {
      readFactors: async () => own,
      enrol: async () => ({ factorId: 'new', secret, uri }),
      verifyCode: async () => {},
      createRecoveryCodes: async () => codes,
      ...services,
    },
  });
  await screen.findByRole('heading', { level: 3, name: t('secondFactor:title') });
  const press = async (name: string | RegExp) => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, press };
}

const none: OwnFactors = { factors: [], recoveryCodesLeft: 0 };
const one: OwnFactors = { factors: [phone], recoveryCodesLeft: 9 };

test('an app is added with a name, a QR code and a code, and its recovery codes show once', async () => {
  let own = none;
  const enrol = vi.fn(async () => ({ factorId: 'new', secret, uri }));
  const verifyCode = vi.fn<OwnSecondFactorServices['verifyCode']>(async () => {
    own = { factors: [phone], recoveryCodesLeft: 10 };
  });
  const { user, press } = await openSettings(none, { readFactors: async () => own, enrol, verifyCode });
  await press('Activer la validation en deux étapes');
  expect(await screen.findByLabelText(startsWith(t('secondFactor:fields.name')))).toHaveFocus();
  await user.keyboard('Téléphone{Enter}');
  expect(enrol).toHaveBeenCalledExactlyOnceWith({ name: 'Téléphone' }, expect.any(AbortSignal));

  const drawn = await screen.findByRole('img', { name: /^QR code/ });
  expect(drawn.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h1v1h-1z/);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('secondFactor:scan.open') })).toHaveAttribute('href', uri);
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.code'))), '123 456{Enter}');
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ factorId: 'new', code: '123456' }, expect.any(AbortSignal));

  await findToast(t('secondFactor:enrolled'));
  expect(await screen.findByRole('heading', { name: t('secondFactor:codes.title') })).toHaveFocus();
  const list = screen.getByRole('list', { name: t('secondFactor:codes.title') });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await press('J’ai conservé mes codes');
  expect(await screen.findByText('Il vous reste 10 codes de secours.')).toBeInTheDocument();
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('secondFactor:list.addAnother') })).toHaveFocus();
});

test('a wrong first code shows a message and keeps the QR code', async () => {
  const wrong = Object.assign(new Error('Invalid TOTP code entered'), { code: 'mfa_verification_failed' });
  const { user, press } = await openSettings(none, { verifyCode: () => Promise.reject(wrong) });
  await press('Activer la validation en deux étapes');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.name'))), 'Téléphone{Enter}');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas le bon');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
});

test('the name is required, and Cancel returns the focus', async () => {
  const { user, press } = await openSettings(none);
  await press('Activer la validation en deux étapes');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.name'))), ' {Enter}');
  expect(await screen.findAllByText(t('secondFactor:problem.name.required'))).not.toHaveLength(0);
  await press('Annuler');
  expect(await screen.findByRole('button', { name: t('secondFactor:list.add') })).toHaveFocus();
});

test('recovery codes can be copied, saved as a file and printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { press } = await openSettings(one);
  await press('Créer de nouveaux codes');
  await press('Créer');
  await press('Copier les codes');
  expect(await screen.findByText(t('secondFactor:copied'))).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await press('Télécharger');
  const [file] = save.mock.calls[0] ?? [];
  expect(await (file as Blob).text()).toContain(codes.join('\n'));
  await press('Imprimer');
  expect(print).toHaveBeenCalledOnce();
});

test('new recovery codes are created after a confirmation, and a cancelled one keeps the old codes', async () => {
  const createRecoveryCodes = vi.fn<OwnSecondFactorServices['createRecoveryCodes']>().mockResolvedValue(codes);
  const { press } = await openSettings(one, { createRecoveryCodes });
  await press('Créer de nouveaux codes');
  await press('Garder les anciens');
  await waitFor(() => expect(screen.getByRole('button', { name: t('secondFactor:list.newCodes') })).toHaveFocus());
  expect(createRecoveryCodes).not.toHaveBeenCalled();
  await press('Créer de nouveaux codes');
  await press('Créer');
  await waitFor(() => expect(screen.getByRole('heading', { name: t('secondFactor:codes.title') })).toHaveFocus());
  expect(createRecoveryCodes).toHaveBeenCalledOnce();
});

test('the only app is removed with one of its codes', async () => {
  let own = one;
  const removeFactor = vi.fn<OwnSecondFactorServices['removeFactor']>(async () => {
    own = none;
  });
  const { user, press } = await openSettings(one, { readFactors: async () => own, removeFactor });
  expect(await screen.findByText('Il vous reste 9 codes de secours.')).toBeInTheDocument();
  await press('Retirer Téléphone');
  const field = await screen.findByLabelText(/^Code affiché par Téléphone/);
  expect(field).toHaveFocus();
  await user.type(field, '123456{Enter}');
  await findToast(t('secondFactor:removed'));
  expect(removeFactor).toHaveBeenCalledExactlyOnceWith(
    { factorId: 'phone', proof: { factorId: 'phone', code: '123456' } },
    expect.any(AbortSignal),
  );
  expect(await screen.findByRole('button', { name: t('secondFactor:list.add') })).toBeInTheDocument();
});

test('one of two apps is removed with a code of the other, and a wrong code keeps the form', async () => {
  const wrong = Object.assign(new Error('Invalid TOTP code entered'), { code: 'mfa_verification_failed' });
  const { user, press } = await openSettings(
    { factors: [phone, tablet], recoveryCodesLeft: 10 },
    { removeFactor: () => Promise.reject(wrong) },
  );
  await press('Retirer Téléphone');
  await user.type(await screen.findByLabelText(/^Code affiché par Tablette/), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas le bon');
  expect(screen.getByLabelText(/^Code affiché par Tablette/)).toHaveValue('123456');
});

test('a failed request for the factors shows an error and can be repeated', async () => {
  const readFactors = vi
    .fn<OwnSecondFactorServices['readFactors']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValueOnce(one);
  const { press } = await openSettings(none, { readFactors });
  expect(await screen.findByText(t('auth:failure.unreachable'))).toBeInTheDocument();
  await press('Réessayer');
  expect(await screen.findByText('Téléphone')).toBeInTheDocument();
});

test('a link can open the form once', async () => {
  const { press, shownPath } = await openSettings(none, {}, '/profile?tab=settings&factor=add');
  expect(await screen.findByLabelText(startsWith(t('secondFactor:fields.name')))).toHaveFocus();
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
  await press('Annuler');
  await screen.findByRole('button', { name: t('secondFactor:list.add') });
  expect(screen.queryByLabelText(startsWith(t('secondFactor:fields.name')))).not.toBeInTheDocument();
});

test('factors, devices and providers are not read before the settings are opened', async () => {
  const readFactors = vi.fn<OwnSecondFactorServices['readFactors']>(async () => none);
  const listDevices = vi.fn(async () => []);
  const listProviders = vi.fn(async () => []);
  const services = { secondFactor: { readFactors }, devices: { listDevices }, providers: { listProviders } };
  const { user } = await renderRoute('/profile', { user: lea, ...services });
  const settings = await screen.findByRole('link', { name: t('profile:tabs.settings') });
  for (const read of [readFactors, listDevices, listProviders]) expect(read).not.toHaveBeenCalled();
  await user.click(settings);
  await screen.findByRole('button', { name: t('secondFactor:list.add') });
  for (const read of [readFactors, listDevices, listProviders]) expect(read).toHaveBeenCalledOnce();
});

/** Simulates a hosted project that sends text messages. */
function hostPhones() {
  vi.stubEnv('VITE_PHONE_FACTOR', 'on');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
}

const refusal = (code: string) => Promise.reject(Object.assign(new Error('Refused.'), { code }));
const textMessages = { id: 'sms', name: 'Portable', createdAt: '2026-07-01T10:00:00Z', isPhone: true };

test.each([
  ['the setting is missing', '', 'https://project.supabase.co'],
  ['the backend is the embedded one', 'on', ''],
])('codes by text message are not offered if %s', async (_, state, url) => {
  vi.stubEnv('VITE_PHONE_FACTOR', state);
  vi.stubEnv('VITE_SUPABASE_URL', url);
  await openSettings(none);
  await screen.findByRole('button', { name: t('secondFactor:list.add') });
  expect(screen.queryByRole('button', { name: /SMS/ })).not.toBeInTheDocument();
});

test('a telephone is added with its number and a code, and its recovery codes are shown', async () => {
  hostPhones();
  let own = none;
  const enrol = vi.fn(async () => ({ factorId: 'sms', phone: '+33612345678' }));
  const sendCode = vi.fn<OwnSecondFactorServices['sendCode']>(async () => {});
  const verifyCode = vi.fn<OwnSecondFactorServices['verifyCode']>(async () => {
    own = { factors: [textMessages], recoveryCodesLeft: 10 };
  });
  const { user, press } = await openSettings(none, { readFactors: async () => own, enrol, sendCode, verifyCode });
  await press('Recevoir des codes par SMS');
  const number = await screen.findByLabelText(startsWith(t('secondFactor:fields.phone')));
  expect(number).toHaveFocus();
  expect(screen.getByLabelText(`${t('secondFactor:fields.phone')} ${t('common:mandatory')}`)).toBe(number);
  expect(number).toHaveAttribute('type', 'tel');
  expect(number).toHaveAttribute('autocomplete', 'tel');
  expect(screen.getByText(/Une application protège mieux\s: un SMS peut être détourné/)).toBeInTheDocument();
  await user.type(number, '06 12 34 56 78{Enter}');
  expect(await screen.findByText('2 champs à corriger')).toBeInTheDocument();
  expect(screen.getAllByText(/^Écrivez le numéro avec l’indicatif du pays/)).not.toHaveLength(0);
  expect(enrol).not.toHaveBeenCalled();
  await user.clear(number);
  await user.type(number, '+33 6 12 34 56 78');
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.phoneName'))), 'Portable{Enter}');
  expect(enrol).toHaveBeenCalledExactlyOnceWith({ name: 'Portable', phone: '+33612345678' }, expect.any(AbortSignal));

  expect(await screen.findByText('Le code part vers le +33612345678.')).toBeInTheDocument();
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('sms', expect.any(AbortSignal));
  expect(screen.getByLabelText(startsWith(t('secondFactor:fields.code')))).toHaveFocus();
  await press('Envoyer un autre code');
  expect(sendCode).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: t('secondFactor:challenge.phone.again') })).toHaveFocus();
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  await findToast(t('secondFactor:enrolled'));
  await press('J’ai conservé mes codes');
  expect(await screen.findByRole('list', { name: t('secondFactor:list.labelWithPhone') })).toHaveTextContent(
    /Portable.*Ajouté le/,
  );
  expect(screen.getByRole('button', { name: t('secondFactor:list.addAnotherPhone') })).toBeInTheDocument();
});

test('the password is asked for if the sign-in was too long ago, and the typed name stays', async () => {
  const enrol = vi
    .fn<OwnSecondFactorServices['enrol']>()
    .mockImplementationOnce(() => refusal('reauthentication_needed'))
    .mockImplementationOnce(() => refusal('current_password_invalid'))
    .mockResolvedValueOnce({ factorId: 'new', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Lively' });
  const { user, press } = await openSettings(none, { enrol });
  await press('Activer la validation en deux étapes');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.name'))), 'Téléphone{Enter}');
  const password = await screen.findByLabelText(startsWith(t('secondFactor:fields.currentPassword')));
  expect(screen.getByLabelText(startsWith(t('secondFactor:fields.name')))).toHaveValue('Téléphone');
  expect(screen.getByText(/date de plus d’un quart d’heure/)).toBeInTheDocument();
  await user.type(password, 'une autre phrase{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/mot de passe/);
  await user.clear(password);
  await user.type(password, 'une phrase{Enter}');
  expect(await screen.findByText(t('secondFactor:scan.title'))).toBeInTheDocument();
  expect(enrol.mock.lastCall?.[0]).toEqual({ name: 'Téléphone', currentPassword: 'une phrase' });
});

test.each([
  ['mfa_verification_failed', 'Ce code n’est pas le bon. Recopiez celui du dernier SMS.'],
  ['mfa_challenge_expired', 'Ce code n’est plus valable. Demandez-en un autre.'],
  ['mfa_ip_address_mismatch', 'Votre connexion a changé depuis l’envoi du code'],
  ['mfa_verification_rejected', 'Trop de codes erronés.'],
  ['otp_expired', 'Ce code n’est pas le bon, ou n’est plus valable.'],
])('a code of a telephone refused with %s shows the reason and keeps the form', async (code, text) => {
  hostPhones();
  const { user, press } = await openSettings(none, {
    enrol: async () => ({ factorId: 'sms', phone: '+33612345678' }),
    verifyCode: () => refusal(code),
  });
  await press('Recevoir des codes par SMS');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.phone'))), '+33 6 12 34 56 78');
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.phoneName'))), 'Portable{Enter}');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(startsWith(t('secondFactor:fields.code')))).toHaveValue('123456');
});

test.each([
  ['mfa_phone_enroll_not_enabled', 'Les codes par SMS ne sont pas proposés ici'],
  ['mfa_verified_factor_exists', 'Ce numéro reçoit déjà vos codes.'],
  ['validation_failed', 'Ce numéro n’est pas accepté.'],
])('a number refused with %s stays in its field with the reason', async (code, text) => {
  hostPhones();
  const { user, press } = await openSettings(none, { enrol: () => refusal(code) });
  await press('Recevoir des codes par SMS');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.phone'))), '+33 6 12 34 56 78');
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.phoneName'))), 'Portable{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(startsWith(t('secondFactor:fields.phone')))).toHaveValue('+33 6 12 34 56 78');
});

test('a text message that could not be sent shows an error, and another one can be sent', async () => {
  hostPhones();
  const sendCode = vi
    .fn<OwnSecondFactorServices['sendCode']>()
    .mockImplementationOnce(() => refusal('sms_send_failed'))
    .mockImplementationOnce(() => refusal('over_sms_send_rate_limit'))
    .mockResolvedValueOnce();
  const { user, press } = await openSettings(none, {
    enrol: async () => ({ factorId: 'sms', phone: '+33612345678' }),
    sendCode,
  });
  await press('Recevoir des codes par SMS');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.phone'))), '+33 6 12 34 56 78');
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.phoneName'))), 'Portable{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Le SMS n’a pas pu partir.');
  await press('Envoyer un autre code');
  expect(await screen.findByText(/^Un SMS vient déjà de partir/)).toBeInTheDocument();
  await press('Envoyer un autre code');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('the only telephone is removed with a sent code, even if no telephone can be added', async () => {
  let own: OwnFactors = { factors: [textMessages], recoveryCodesLeft: 10 };
  const sendCode = vi.fn<OwnSecondFactorServices['sendCode']>(async () => {});
  const { user, press } = await openSettings(own, {
    readFactors: async () => own,
    sendCode,
    removeFactor: async () => {
      own = none;
    },
  });
  await press('Retirer Portable');
  const field = await screen.findByLabelText(/^Code envoyé par SMS à Portable/);
  await press('Envoyer un autre code');
  expect(sendCode.mock.calls.map(([factorId]) => factorId)).toEqual(['sms', 'sms']);
  await user.type(field, '123456');
  await press('Retirer le téléphone');
  await findToast(t('secondFactor:removedPhone'));
});
