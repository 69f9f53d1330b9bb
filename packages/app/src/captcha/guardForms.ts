import type { AuthFormServices, createCaptchaMachine } from '@lively/machines';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { GuardedForms } from '../data/Backend';

type Captcha = ActorRefFrom<ReturnType<typeof createCaptchaMachine>>;

/** Milliseconds for the widget, so that something of the deadline of a form is left for its request. */
const timeoutMs = 6_000;

/** The forms of the sign-in page, where those that the captcha guards are sent with a token each. */
export function guardForms(forms: GuardedForms, captcha: Captcha): AuthFormServices {
  const guard =
    <Input, Answer>(send: (input: Input, signal: AbortSignal, captchaToken?: string) => Promise<Answer>) =>
    async (input: Input, signal: AbortSignal) =>
      send(input, signal, await takeToken(captcha, signal));
  return {
    ...forms,
    logIn: guard(forms.logIn),
    signUp: guard(forms.signUp),
    resendConfirmation: guard(forms.resendConfirmation),
    requestReset: guard(forms.requestReset),
  };
}

/**
 * The token of the widget, once: the next request waits for another one.
 *
 * @throws Error with the code `captcha_missing` where the widget is not done, `captcha_unreachable` where it does not answer.
 */
async function takeToken(captcha: Captcha, signal: AbortSignal): Promise<string> {
  const settled = await waitFor(captcha, (snapshot) => !snapshot.hasTag('pending'), {
    timeout: timeoutMs,
    signal,
  }).catch(() => captcha.getSnapshot());
  const { token } = settled.context;
  if (token === null) {
    throw Object.assign(new Error('The captcha is not solved.'), {
      code: settled.hasTag('unreachable') ? 'captcha_unreachable' : 'captcha_missing',
    });
  }
  captcha.send({ type: 'captcha.spent' });
  return token;
}
