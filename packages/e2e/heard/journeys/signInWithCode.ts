import { TOTP } from 'otpauth';
import { addSecondFactor } from '../../helpers/addSecondFactor';
import { createSession } from '../../helpers/createSession';
import { pressMailLink } from '../../helpers/pressMailLink';
import { readMailLink } from '../../helpers/readMailLink';
import { registerUser } from '../../helpers/registerUser';
import type { Journey } from '../Journey';

export const signInWithCode: Journey = {
  name: 'sign in with a code',
  prepare: async (page) => {
    const account = await registerUser(page, 'Lina Écoute');
    await pressMailLink(page, await readMailLink(page, account.email));
    const { access_token: token } = await createSession(page, account);
    const { secret } = await addSecondFactor(page, { token });
    return { ...account, secret };
  },
  listSteps: ({ t, prefix, prepared: { email = '', password = '', secret = '' } }) => [
    { open: `${prefix}/auth` },
    { tabTo: [t('auth.fields.email'), 'entry'] },
    { type: email },
    { tabTo: [t('auth.fields.password'), 'password text'] },
    { type: password },
    // The focus is in the field of the code already. Orca may be silent about it, because what had the focus is gone.
    { press: 'Enter', hears: [] },
    { tabTo: [t('secondFactor.challenge.submit'), 'push button'] },
    { press: 'Shift+Tab', hears: [t('secondFactor.fields.code'), 'entry', t('secondFactor.challenge.code.hint')] },
    { type: '000000' },
    { press: 'Enter', hears: [t('secondFactor.failure.mfa_verification_failed')] },
    { press: 'ControlOrMeta+A', hears: [] },
    {
      event: 'type the code of the app',
      // The code of the next half minute: that of this one was used to add the app, and each is valid once.
      happen: (page) => page.keyboard.insertText(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })),
      hears: [],
    },
    { press: 'Enter', hears: [t('onboarding.steps.music.title'), 'dialog', 'heading level 2'] },
  ],
};
