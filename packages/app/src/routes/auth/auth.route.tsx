import { safeReturnPath } from '@lively/engine';
import {
  type AuthFormEvent,
  type AuthFormInput,
  createAuthFormMachine,
  type Failure,
  toFailure,
} from '@lively/machines';
import { EventPoster } from '@lively/ui';
import { type AuthMode, AuthScreen, type AuthSubmission } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useCaptcha } from '../../captcha/useCaptcha';
import { useBackend } from '../../data/BackendContext';
import { useEmitted } from '../../data/useEmitted';
import { useProviders } from '../../data/useProviders';
import { useLanguage } from '../../i18n/useLanguage';
import { siteUrl } from '../../navigation/absoluteUrl';
import { PageHead } from '../../navigation/PageHead';
import { localizePath, paths } from '../../navigation/paths';
import { dropInterruptedActionUnlessOn } from '../../session/interruptedAction';
import { keepReturnPath } from '../../session/returnPath';
import { SessionContext } from '../../session/SessionContext';
import { toFailureText } from '../../session/toFailureText';
import { useShowToast } from '../../toasts/ToastProvider';
import type { ChallengeEntry } from './Challenge';
import { ChallengePage } from './ChallengePage';
import { toAuthLabels } from './toAuthLabels';

export function Component() {
  const [parameters] = useSearchParams();
  const { session, follow } = useContext(SessionContext);
  const [entry, setEntry] = useState<ChallengeEntry>('code');
  // A recovery code removes the second factor: the user should add another.
  const wanted = entry === 'recoveryCode' ? paths.profileFactor('recovered') : parameters.get('redirect');
  const returnPath = safeReturnPath(wanted) ?? paths.recommendations;
  const form = toForm(parameters.get('form'));

  useEffect(follow, [follow]);

  if (session.status === 'signedOut' && session.codeDueOf) {
    return <ChallengePage userId={session.codeDueOf.id} onSubmit={setEntry} />;
  }
  // A signed-in user may only choose a new password here.
  if (session.status === 'signedIn' && form !== 'newPassword') return <Navigate to={returnPath} replace />;
  return (
    <AuthPage
      key={form}
      form={form}
      returnPath={returnPath}
      refusal={parameters.get('error')}
      confirmed={parameters.get('confirmed')}
    />
  );
}

interface AuthPageProps extends AuthFormInput {
  returnPath: string;
  /** The error code of a mail's link. */
  refusal: string | null;
  /**
   * The confirmation of an email address by a mail's link in a browser without a session: empty for a sign-up,
   * `changed` for a new address, `halfway` for the first of its two links. Otherwise null.
   */
  confirmed: string | null;
}

function AuthPage({ form, returnPath, refusal, confirmed }: AuthPageProps) {
  const { t } = useTranslation(['auth', 'common', 'taxonomy']);
  const language = useLanguage();
  const navigate = useNavigate();
  const showToast = useShowToast();
  const { authForms, providers } = useBackend();
  const known = useProviders(true);
  const [providerFailure, setProviderFailure] = useState<Failure>();
  const home = `${globalThis.location?.origin ?? siteUrl}${localizePath('/', language)}`;
  const { guard, field: captcha } = useCaptcha();
  const machine = useMemo(() => createAuthFormMachine(guard(authForms(home))), [guard, authForms, home]);
  const actor = useActorRef(machine, { input: { form } });
  const snapshot = useSelector(actor, (current) => current);
  const [attempt, setAttempt] = useState(0);

  useEmitted(actor, 'auth.entered', ({ user }) => {
    // Otherwise this page asks for the code next.
    if (user.secondFactor !== 'due') navigate(returnPath, { replace: true });
  });
  useEmitted(actor, 'auth.passwordChanged', () => showToast({ title: t('passwordChanged'), tone: 'success' }));
  useEmitted(actor, 'auth.confirmationResent', () => showToast({ title: t('resent'), tone: 'success' }));
  useEffect(() => {
    if (confirmed === null) return;
    const title = isEmailOutcome(confirmed) ? t(`emailChange.${confirmed}`) : t('confirmed.title');
    const description = confirmed === 'halfway' ? t('emailChange.halfwayText') : t('confirmed.text');
    showToast({ title, description, tone: 'success' });
  }, [confirmed, showToast, t]);

  const { problems } = snapshot.context;
  const failure = providerFailure ?? snapshot.context.failure;
  const mode = modeOf(snapshot);
  const isUntouched = attempt === 0 && refusal !== null;
  return (
    <>
      <PageHead
        title={mode === 'login' ? t('title') : t(`titles.${mode}`)}
        description={t('description')}
        isIndexed={false}
      />
      <AuthScreen
        mode={mode}
        labels={toAuthLabels(t, Object.keys(problems).length)}
        errors={{
          fullName: problems.fullName && t(`problem.fullName.${problems.fullName}`),
          email: problems.email && t(`problem.email.${problems.email}`),
          password: problems.password && t(`problem.password.${problems.password}`),
          isAdult: problems.isAdult && t(`problem.isAdult.${problems.isAdult}`),
        }}
        attempt={attempt}
        failure={
          failure
            ? toFailureText(failure, t)
            : isUntouched
              ? toFailureText({ code: refusal, message: '' }, t)
              : undefined
        }
        captcha={captcha}
        providers={
          known.length
            ? {
                title: t('providers.title'),
                items: known.map(({ id, name }) => ({
                  id,
                  label: t('providers.continue', { name }),
                  onPress: () => enterWith(id),
                })),
                terms: t('providers.terms'),
              }
            : undefined
        }
        submitting={snapshot.hasTag('submitting')}
        onSubmit={submit}
        onToggle={() => actor.send({ type: 'auth.toggled' })}
        onForgotten={() => actor.send({ type: 'auth.passwordForgotten' })}
        onLogin={() => actor.send({ type: 'auth.loginAsked' })}
        onResend={canResend(snapshot) ? () => actor.send({ type: 'auth.resendAsked' }) : undefined}
        art={<EventPoster category="music" seed="night" />}
      />
    </>
  );

  async function enterWith(provider: string) {
    dropInterruptedActionUnlessOn(returnPath);
    keepReturnPath(returnPath);
    setProviderFailure(undefined);
    try {
      await providers.signIn(provider, home);
    } catch (error) {
      setProviderFailure(toFailure(error));
    }
  }

  function submit(submission: AuthSubmission) {
    dropInterruptedActionUnlessOn(returnPath);
    setProviderFailure(undefined);
    if (submission.mode === 'signup') keepReturnPath(returnPath);
    actor.send(toEvent(submission));
    setAttempt((count) => count + 1);
  }
}

const isEmailOutcome = (confirmed: string): confirmed is 'changed' | 'halfway' =>
  confirmed === 'changed' || confirmed === 'halfway';

/** Returns the form that the URL requests. */
function toForm(asked: string | null): AuthFormInput['form'] {
  return asked === 'newPassword' || asked === 'signup' || asked === 'forgottenPassword' ? asked : 'login';
}

type AuthFormMachine = ReturnType<typeof createAuthFormMachine>;
type AuthFormSnapshot = SnapshotFrom<AuthFormMachine>;

function modeOf(snapshot: AuthFormSnapshot): AuthMode {
  if (snapshot.matches('signup')) return 'signup';
  if (snapshot.matches('confirmationSent')) return 'confirmation-sent';
  if (snapshot.matches('forgottenPassword')) return 'forgotten';
  if (snapshot.matches('resetSent')) return 'reset-sent';
  if (snapshot.matches('newPassword')) return 'new-password';
  return 'login';
}

function canResend(snapshot: AuthFormSnapshot): boolean {
  return snapshot.matches('confirmationSent') || snapshot.context.failure?.code === 'email_not_confirmed';
}

function toEvent(submission: AuthSubmission): AuthFormEvent {
  switch (submission.mode) {
    case 'login':
      return { type: 'auth.loginSubmitted', email: submission.email, password: submission.password };
    case 'signup': {
      const { fullName, email, password, isAdult } = submission;
      return { type: 'auth.signupSubmitted', fullName, email, password, isAdult };
    }
    case 'forgotten':
      return { type: 'auth.resetSubmitted', email: submission.email };
    case 'new-password':
      return { type: 'auth.passwordSubmitted', password: submission.password };
  }
}
