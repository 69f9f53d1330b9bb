import { pressMailLink } from '../../helpers/pressMailLink';
import { readMailLink } from '../../helpers/readMailLink';
import { registerUser } from '../../helpers/registerUser';
import type { Journey } from '../Journey';

export const signIn: Journey = {
  name: 'sign in, after a wrong password',
  prepare: async (page) => {
    const { email, password } = await registerUser(page, 'Léo Écoute');
    await pressMailLink(page, await readMailLink(page, email));
    return { email, password };
  },
  listSteps: ({ t, prefix, prepared: { email = '', password = '' } }) => [
    { open: `${prefix}/auth` },
    { tabTo: [t('auth.fields.email'), 'entry'] },
    { type: email },
    { tabTo: [t('auth.fields.password'), 'password text'] },
    { type: 'une phrase oubliée' },
    { press: 'Enter', hears: [t('auth.failure.invalid_credentials')] },
    { press: 'ControlOrMeta+A', hears: [] },
    { type: password },
    { press: 'Enter', hears: [t('onboarding.steps.music.title'), 'dialog', 'heading level 2'] },
  ],
};
