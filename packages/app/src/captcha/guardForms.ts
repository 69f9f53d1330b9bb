import type { AuthFormServices, createCaptchaMachine } from '@lively/machines';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { GuardedForms } from '../data/Backend';

type Captcha = ActorRefFrom<ReturnType<typeof createCaptchaMachine>>;

/** Milliseconds for the widget, so that some of the deadline of a form remains for its request. */
const timeoutMs = 6_000;

/** Adds a captcha token to each request of the sign-in page that the captcha guards. */
export function guardForms(forms: GuardedForms, captcha: Captcha): AuthFormServices {
  const guard =
    <Input, Answer>(send: (input: Input, signal: AbortSignal, captchaToken?: string) => Promise<Answer>) =>
    async (input: Input, signal: AbortSignal) =>
      send(input, signal, await takeToken(captcha, signal));
  return {
    changePassword: (...input) => forms.changePassword(...input),
    logIn: guard(forms.logIn),
    signUp: guard(forms.signUp),
    resendConfirmation: guard(forms.resendConfirmation),
    requestReset: guard(forms.requestReset),
  };
}

/**
 * Takes the token of the widget: each token serves one request.
 *
 * @throws Error: `captcha_missing` if the widget is not solved, `captcha_unreachable` if it does not answer.
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
