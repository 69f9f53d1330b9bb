import { safeReturnPath } from '@lively/engine';
import { type AuthFormEvent, type AuthFormInput, createAuthFormMachine } from '@lively/machines';
import { EventPoster } from '@lively/ui';
import { type AuthMode, AuthScreen, type AuthSubmission } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { readLanguage, textsOf } from '../../i18n/texts';
import { useServices } from '../../services/ServicesContext';
import { followSession, useSession } from '../../session/followSession';
import { keepReturnPath } from '../../session/returnPath';
import { showToast } from '../../toasts/toasts';
import { PageHead } from '../PageHead';
import { localizePath, paths } from '../paths';
import { useAddressParameters } from '../useAddressParameters';
import { toAuthLabels } from './toAuthLabels';
import { toFailureText } from './toFailureText';

export function Component() {
  const t = textsOf('auth');
  const [parameters] = useAddressParameters();
  const session = useSession();
  const returnPath = safeReturnPath(parameters.get('redirect')) ?? paths.recommendations;
  const form: AuthFormInput['form'] = parameters.get('form') === 'newPassword' ? 'newPassword' : 'login';

  useEffect(() => followSession(true), []);

  // Who is signed in has nothing to do here, but to choose a new password.
  if (session.status === 'signedIn' && form !== 'newPassword') return <Redirect to={returnPath} replace />;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <AuthPage key={form} form={form} returnPath={returnPath} refusal={parameters.get('error')} />
    </>
  );
}

interface AuthPageProps extends AuthFormInput {
  returnPath: string;
  /** The code with which the link of a mail was refused. */
  refusal: string | null;
}

function AuthPage({ form, returnPath, refusal }: AuthPageProps) {
  const t = textsOf('auth');
  const language = readLanguage();
  const [, navigate] = useLocation();
  const { authForms } = useServices();
  const siteUrl = `${location.origin}${localizePath('/', language)}`;
  const machine = useMemo(() => createAuthFormMachine(authForms(siteUrl)), [authForms, siteUrl]);
  const actor = useActorRef(machine, { input: { form } });
  const snapshot = useSelector(actor, (current) => current);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const entered = actor.on('auth.entered', () => navigate(returnPath, { replace: true }));
    const resent = actor.on('auth.confirmationResent', () => showToast({ title: t('resent'), tone: 'success' }));
    return () => {
      entered.unsubscribe();
      resent.unsubscribe();
    };
  }, [actor, navigate, returnPath, t]);

  const { problems, failure } = snapshot.context;
  const isUntouched = attempt === 0 && refusal !== null;
  return (
    <AuthScreen
      mode={modeOf(snapshot)}
      labels={toAuthLabels(t, Object.keys(problems).length)}
      errors={{
        fullName: problems.fullName && t(`problem.fullName.${problems.fullName}`),
        email: problems.email && t(`problem.email.${problems.email}`),
        password: problems.password && t(`problem.password.${problems.password}`),
      }}
      attempt={attempt}
      failure={
        failure ? toFailureText(failure, t) : isUntouched ? toFailureText({ code: refusal, message: '' }, t) : undefined
      }
      submitting={snapshot.hasTag('submitting')}
      onSubmit={submit}
      onToggle={() => actor.send({ type: 'auth.toggled' })}
      onForgotten={() => actor.send({ type: 'auth.passwordForgotten' })}
      onLogin={() => actor.send({ type: 'auth.loginAsked' })}
      onResend={canResend(snapshot) ? () => actor.send({ type: 'auth.resendAsked' }) : undefined}
      art={<EventPoster category="music" seed="auth" />}
    />
  );

  function submit(submission: AuthSubmission) {
    if (submission.mode === 'signup') keepReturnPath(returnPath);
    actor.send(toEvent(submission));
    setAttempt((count) => count + 1);
  }
}

type AuthFormSnapshot = SnapshotFrom<ReturnType<typeof createAuthFormMachine>>;

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
      const { fullName, email, password } = submission;
      return { type: 'auth.signupSubmitted', fullName, email, password };
    }
    case 'forgotten':
      return { type: 'auth.resetSubmitted', email: submission.email };
    case 'new-password':
      return { type: 'auth.passwordSubmitted', password: submission.password };
  }
}
