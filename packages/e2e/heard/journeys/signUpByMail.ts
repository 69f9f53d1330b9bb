import { newEmail } from '../../helpers/newEmail';
import { readMailLink } from '../../helpers/readMailLink';
import type { Journey } from '../Journey';

export const signUpByMail: Journey = {
  name: 'sign up with the link of a mail',
  prepare: async () => ({ email: newEmail('ecoute') }),
  listSteps: ({ t, prefix, prepared: { email = '' } }) => [
    { open: `${prefix}/auth` },
    { tabTo: [t('auth.toSignup.action'), 'push button'] },
    { press: 'Enter', hears: [t('auth.titles.signup')] },
    { tabTo: [t('auth.fields.fullName'), 'entry'] },
    { type: 'Zoé Écoute' },
    { tabTo: [t('auth.fields.email'), 'entry'] },
    { type: email },
    { tabTo: [t('auth.fields.password'), 'password text'] },
    { type: 'une phrase assez longue' },
    { tabTo: ['check box', 'not checked'] },
    { press: 'Space', hears: ['checked'] },
    { tabTo: [t('auth.submits.signup'), 'push button'] },
    { press: 'Enter', hears: [t('auth.titles.confirmation-sent')] },
    {
      event: 'open the link of the mail',
      happen: async (page) => {
        await page.goto(await readMailLink(page, email));
      },
      hears: [],
    },
    { tabTo: ['push button'] },
    { press: 'Enter', hears: [t('onboarding.steps.music.title'), 'dialog', 'heading level 2'] },
  ],
};
