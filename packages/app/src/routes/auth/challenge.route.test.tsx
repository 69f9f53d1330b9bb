import { configure, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnSecondFactorServices } from '../../data/Backend';
import { hang, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const phone = { id: 'phone', name: 'Téléphone', createdAt: '2026-05-03T10:00:00Z' };
const tablet = { id: 'tablet', name: 'Tablette', createdAt: '2026-06-01T10:00:00Z' };
const due = { ...lea, secondFactor: 'due' } as const;
const refusal = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

async function openChallenge(path: string, secondFactor: Partial<OwnSecondFactorServices> = {}) {
  const opened = await renderRoute(path, {
    user: due,
    secondFactor: { listFactors: async () => [phone], ...secondFactor },
  });
  const press = async (name: string) => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, press };
}

test('a user with a second factor enters its code after the password and reaches the requested page', async () => {
  const enter = vi.fn<() => void>();
  const opened = await renderRoute('/auth?redirect=%2Fexplore%3Fcity%3DLyon', {
    secondFactor: { listFactors: async () => [phone] },
    authForms: {
      async logIn() {
        enter();
        opened.backend.report({ type: 'session.signedIn', user: due });
        return due;
      },
    },
  });
  await opened.user.type(await opened.page().findByLabelText(startsWith(t('auth:fields.email'))), 'lea@exemple.fr');
  await opened.user.type(opened.page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  const focused = focusWith('[name=code]');
  await opened.user.click(opened.page().getByRole('button', { name: t('auth:submits.login') }));
  const field = await screen.findByLabelText(startsWith(t('secondFactor:fields.code')));
  expect(screen.getByRole('heading', { level: 1, name: t('secondFactor:challenge.code.title') })).toBeInTheDocument();
  expect(await focused).toBe(field);
  await opened.user.type(field, '123 456{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lyon' })).toBeInTheDocument();
  expect(opened.shownPath()).toBe('/explore?city=Lyon');
  expect(enter).toHaveBeenCalledOnce();
});

test('a page that requires a session asks for the code first', async () => {
  const { user, shownPath } = await openChallenge('/profile?tab=settings');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
});

test.each([
  ['mfa_verification_failed', 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.'],
  ['mfa_challenge_expired', 'Ce code arrive trop tard. Saisissez celui que l’application affiche maintenant.'],
  ['mfa_verification_rejected', 'Trop de codes erronés. Réessayez plus tard, ou utilisez un code de secours.'],
])('a code refused with %s shows the reason and keeps the page', async (code, text) => {
  const { user, shownPath } = await openChallenge('/auth', { verifyCode: () => refusal(code) });
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(startsWith(t('secondFactor:fields.code')))).toHaveValue('123456');
  expect(shownPath()).toBe('/auth');
});

test('an incomplete code is not sent', async () => {
  const verifyCode = vi.fn(async () => {});
  const { user } = await openChallenge('/auth', { verifyCode });
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '12{Enter}');
  expect(await screen.findAllByText(t('secondFactor:problem.code.malformed'))).not.toHaveLength(0);
  expect(screen.getByLabelText(startsWith(t('secondFactor:fields.code')))).toHaveFocus();
  expect(verifyCode).not.toHaveBeenCalled();
});

test('the label says that the field is required', async () => {
  await openChallenge('/auth');
  expect(await screen.findByLabelText(`${t('secondFactor:fields.code')} ${t('common:mandatory')}`)).toBeRequired();
});

test('a user with several apps chooses the app of the code', async () => {
  const verifyCode = vi.fn<OwnSecondFactorServices['verifyCode']>(hang);
  const { user } = await openChallenge('/auth', { listFactors: async () => [phone, tablet], verifyCode });
  await user.click(await screen.findByRole('radio', { name: 'Tablette' }));
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ factorId: 'tablet', code: '123456' }, expect.any(AbortSignal));
});

test('a user with only a telephone receives a code and enters it', async () => {
  const sendCode = vi.fn(async () => {});
  const sms = { id: 'sms', name: '', createdAt: '2026-05-03T10:00:00Z', isPhone: true };
  const { user, shownPath } = await openChallenge('/profile?tab=settings', {
    listFactors: async () => [sms],
    sendCode,
  });
  expect(await screen.findByText(t('secondFactor:challenge.phone.text'))).toBeInTheDocument();
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('sms', expect.any(AbortSignal));
  await user.type(screen.getByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
});

test('an expired code by text message is refused with a message, and another one can be sent', async () => {
  const sendCode = vi.fn<OwnSecondFactorServices['sendCode']>(async () => {});
  const { user, press } = await openChallenge('/auth', {
    listFactors: async () => [{ id: 'sms', name: '', createdAt: '2026-05-03T10:00:00Z', isPhone: true }],
    sendCode,
    verifyCode: () => refusal('mfa_challenge_expired'),
  });
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('secondFactor:phoneFailure.mfa_challenge_expired'));
  await press('Envoyer un autre code');
  expect(sendCode).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await press('Je n’ai plus ce téléphone');
  expect(
    await screen.findByRole('heading', { level: 1, name: t('secondFactor:challenge.phone.lostTitle') }),
  ).toBeInTheDocument();
  await press('Recevoir un code par SMS');
  expect(await screen.findByLabelText(startsWith(t('secondFactor:fields.code')))).toHaveFocus();
  expect(sendCode).toHaveBeenCalledTimes(3);
});

test('a recovery code signs the user in and leads to the form for a new app', async () => {
  const { user, press, shownPath } = await openChallenge('/auth?redirect=%2Fexplore');
  await press('Je n’ai plus mon application');
  expect(
    await screen.findByRole('heading', { level: 1, name: t('secondFactor:challenge.recoveryCode.title') }),
  ).toBeInTheDocument();
  await user.type(
    screen.getByLabelText(startsWith(t('secondFactor:fields.recoveryCode'))),
    '3F9A 0C41 77BE D210{Enter}',
  );
  await findToast(t('secondFactor:recovered.title'));
  expect(await screen.findByLabelText(startsWith(t('secondFactor:fields.name')))).toHaveFocus();
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
});

test('a wrong recovery code keeps the page, and the code of the app remains possible', async () => {
  const { user, press, shownPath } = await openChallenge('/auth?redirect=%2Fexplore', {
    recover: () => refusal('recovery_code_invalid'),
  });
  await press('Je n’ai plus mon application');
  await user.type(
    await screen.findByLabelText(startsWith(t('secondFactor:fields.recoveryCode'))),
    '3f9a-0c41-77be-d210{Enter}',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ce code de secours n’est pas le bon, ou il a déjà servi. Vérifiez-le, ou essayez-en un autre.',
  );
  await press('Saisir le code de l’application');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/explore'));
});

test('a failed request for the factors can be repeated', async () => {
  const listFactors = vi
    .fn<OwnSecondFactorServices['listFactors']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValueOnce([phone]);
  const { press } = await openChallenge('/auth', { listFactors });
  expect(await screen.findByRole('alert')).toHaveTextContent('Le service ne répond pas');
  await press('Réessayer');
  expect(await screen.findByLabelText(startsWith(t('secondFactor:fields.code')))).toBeInTheDocument();
});

test('the user can change to another account', async () => {
  const { press, shownPath } = await openChallenge('/auth?redirect=%2Fexplore');
  await press('Utiliser un autre compte');
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth');
});

test('the navigation bar shows a visitor until the code is entered', async () => {
  await openChallenge('/explore');
  expect(await screen.findByRole('link', { name: t('common:nav.signIn') })).toBeInTheDocument();
  expect(screen.queryByText('Léa Martin')).not.toBeInTheDocument();
});

test('the link of a password reset asks for the code before the new password', async () => {
  const { user } = await openChallenge('/auth?form=newPassword');
  await user.type(await screen.findByLabelText(startsWith(t('secondFactor:fields.code'))), '123456{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: t('auth:titles.new-password') })).toBeInTheDocument();
});

test('the code is requested under StrictMode, which mounts each component twice', async () => {
  configure({ reactStrictMode: true });
  try {
    await openChallenge('/auth');
    expect(await screen.findByLabelText(startsWith(t('secondFactor:fields.code')))).toBeInTheDocument();
  } finally {
    configure({ reactStrictMode: false });
  }
});

/** Returns the focused element when an element is rendered, before a user can type elsewhere. */
function focusWith(selector: string): Promise<Element | null> {
  const { promise, resolve } = Promise.withResolvers<Element | null>();
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    resolve(document.activeElement);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return promise;
}
