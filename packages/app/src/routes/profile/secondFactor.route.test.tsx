import type { OwnFactors } from '@lively/machines';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnSecondFactorServices } from '../../data/Backend';
import { lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';

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
  await screen.findByRole('heading', { level: 3, name: 'Sécurité' });
  const press = async (name: string | RegExp) => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, press };
}

const none: OwnFactors = { factors: [], recoveryCodesLeft: 0 };
const one: OwnFactors = { factors: [phone], recoveryCodesLeft: 9 };

test('an app is named, scanned and verified, and its recovery codes are shown once', async () => {
  let own = none;
  const enrol = vi.fn(async () => ({ factorId: 'new', secret, uri }));
  const verifyCode = vi.fn<OwnSecondFactorServices['verifyCode']>(async () => {
    own = { factors: [phone], recoveryCodesLeft: 10 };
  });
  const { user, press } = await openSettings(none, { readFactors: async () => own, enrol, verifyCode });
  await press('Activer la validation en deux étapes');
  expect(await screen.findByLabelText(/^Nom de l’application/)).toHaveFocus();
  await user.keyboard('Téléphone{Enter}');
  expect(enrol).toHaveBeenCalledExactlyOnceWith('Téléphone', expect.any(AbortSignal));

  const drawn = await screen.findByRole('img', { name: /^QR code/ });
  expect(drawn.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h1v1h-1z/);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ouvrir l’application de cet appareil' })).toHaveAttribute('href', uri);
  await user.type(screen.getByLabelText(/^Code à six chiffres/), '123 456{Enter}');
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ factorId: 'new', code: '123456' }, expect.any(AbortSignal));

  await findToast('Validation en deux étapes activée');
  expect(await screen.findByRole('heading', { name: 'Vos codes de secours Lively' })).toHaveFocus();
  const list = screen.getByRole('list', { name: 'Vos codes de secours Lively' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await press('C’est rangé');
  expect(await screen.findByText('Il vous reste 10 codes de secours.')).toBeInTheDocument();
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter une application' })).toHaveFocus();
});

test('a wrong first code is said, and the QR code stays', async () => {
  const wrong = Object.assign(new Error('Invalid TOTP code entered'), { code: 'mfa_verification_failed' });
  const { user, press } = await openSettings(none, { verifyCode: () => Promise.reject(wrong) });
  await press('Activer la validation en deux étapes');
  await user.type(await screen.findByLabelText(/^Nom de l’application/), 'Téléphone{Enter}');
  await user.type(await screen.findByLabelText(/^Code à six chiffres/), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas le bon');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
});

test('the name is asked for, and Cancel gives the focus back', async () => {
  const { user, press } = await openSettings(none);
  await press('Activer la validation en deux étapes');
  await user.type(await screen.findByLabelText(/^Nom de l’application/), ' {Enter}');
  expect(await screen.findAllByText('Donnez-lui un nom.')).not.toHaveLength(0);
  await press('Annuler');
  expect(await screen.findByRole('button', { name: 'Activer la validation en deux étapes' })).toHaveFocus();
});

test('recovery codes are copied, saved as a file and printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { press } = await openSettings(one);
  await press('Créer de nouveaux codes');
  await press('Copier les codes');
  expect(await screen.findByText('Copié.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await press('Télécharger');
  const [file] = save.mock.calls[0] ?? [];
  expect(await (file as Blob).text()).toContain(codes.join('\n'));
  await press('Imprimer');
  expect(print).toHaveBeenCalledOnce();
});

test('the only app is removed with a code of its own', async () => {
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
  await findToast('Application retirée');
  expect(removeFactor).toHaveBeenCalledExactlyOnceWith(
    { factorId: 'phone', proof: { factorId: 'phone', code: '123456' } },
    expect.any(AbortSignal),
  );
  expect(await screen.findByRole('button', { name: 'Activer la validation en deux étapes' })).toBeInTheDocument();
});

test('one of two apps is removed with a code of the other, and a wrong one keeps the form', async () => {
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

test('what cannot be read is read again when asked', async () => {
  const readFactors = vi
    .fn<OwnSecondFactorServices['readFactors']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValueOnce(one);
  const { press } = await openSettings(none, { readFactors });
  expect(
    await screen.findByText('Le service ne répond pas. Vérifiez votre connexion, puis réessayez.'),
  ).toBeInTheDocument();
  await press('Réessayer');
  expect(await screen.findByText('Téléphone')).toBeInTheDocument();
});

test('a link can open the form at once, and does so one time', async () => {
  const { press, shownPath } = await openSettings(none, {}, '/profile?tab=settings&factor=add');
  expect(await screen.findByLabelText(/^Nom de l’application/)).toHaveFocus();
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
  await press('Annuler');
  await screen.findByRole('button', { name: 'Activer la validation en deux étapes' });
  expect(screen.queryByLabelText(/^Nom de l’application/)).not.toBeInTheDocument();
});

test('nothing of the settings is read before they show', async () => {
  const readFactors = vi.fn<OwnSecondFactorServices['readFactors']>(async () => none);
  const listDevices = vi.fn(async () => []);
  const listProviders = vi.fn(async () => []);
  const services = { secondFactor: { readFactors }, devices: { listDevices }, providers: { listProviders } };
  const { user } = await renderRoute('/profile', { user: lea, ...services });
  const settings = await screen.findByRole('link', { name: 'Réglages' });
  for (const read of [readFactors, listDevices, listProviders]) expect(read).not.toHaveBeenCalled();
  await user.click(settings);
  await screen.findByRole('button', { name: 'Activer la validation en deux étapes' });
  for (const read of [readFactors, listDevices, listProviders]) expect(read).toHaveBeenCalledOnce();
});
