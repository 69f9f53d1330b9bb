import { type AuthFormServices, createCaptchaMachine } from '@lively/machines';
import type { CaptchaFieldProps } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuardedForms } from '../data/Backend';
import { useEmitted } from '../data/useEmitted';
import { useLanguage } from '../i18n/useLanguage';
import { captchaSiteKey } from '../supabase/config';
import { guardForms } from './guardForms';

const loadWidget = () => import('./TurnstileWidget');
const TurnstileWidget = lazy(loadWidget);

const machine = createCaptchaMachine({
  async load(signal) {
    // The widget is not drawn before both are loaded, so that it never suspends the form.
    const [{ loadTurnstile }] = await Promise.all([import('./loadTurnstile'), loadWidget()]);
    await loadTurnstile(signal);
  },
});

interface Captcha {
  /** Wraps the forms; returns them unchanged if there is no captcha. */
  guard: (forms: GuardedForms) => AuthFormServices;
  /** The props of the field in the forms; undefined if there is no captcha. */
  field: CaptchaFieldProps | undefined;
}

/** Returns the captcha of the sign-in page, if the host has one (docs/decisions/0056). */
export function useCaptcha(): Captcha {
  const { t } = useTranslation(['auth', 'common', 'taxonomy']);
  const language = useLanguage();
  const siteKey = captchaSiteKey();
  const isAsked = siteKey !== undefined;
  const actor = useActorRef(machine, { input: { isAsked } });
  const isRunning = useSelector(actor, (snapshot) => snapshot.matches('running'));
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.hasTag('unreachable'));
  const [round, setRound] = useState(0);
  useEmitted(actor, 'captcha.renewed', () => setRound((count) => count + 1));
  const guard = useCallback((forms: GuardedForms) => (isAsked ? guardForms(forms, actor) : forms), [isAsked, actor]);

  if (!siteKey) return { guard, field: undefined };
  const labels = {
    title: t('captcha.title'),
    loading: t('captcha.loading'),
    unreachable: {
      title: t('captcha.unreachable.title'),
      text: t('captcha.unreachable.text'),
      retry: t('captcha.unreachable.retry'),
    },
  };
  const widget = isRunning && (
    <Suspense>
      <TurnstileWidget key={round} siteKey={siteKey} language={language} onEvent={actor.send} />
    </Suspense>
  );
  const onRetry = () => actor.send({ type: 'captcha.retried' });
  return { guard, field: { labels, widget, unreachable: isUnreachable, onRetry } };
}
