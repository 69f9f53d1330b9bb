import { type ChallengeContext, type ChallengeServices, createChallengeMachine } from '@lively/machines';
import { EventPoster } from '@lively/ui';
import { ChallengeScreen, type ChallengeScreenProps } from '@lively/ui/screens';
import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createActor } from 'xstate';
import { useBackend } from '../../data/BackendContext';
import { useLazyActor } from '../../data/useLazyActor';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { SessionContext } from '../../session/SessionContext';
import { toFactorFailureText } from '../../session/toFactorFailureText';

/** The kind of answer to the second factor. */
export type ChallengeEntry = 'code' | 'recoveryCode';

export interface ChallengeProps {
  userId: string;
  /** Called before a code is sent. The session reports whether it was correct. */
  onSubmit: (entry: ChallengeEntry) => void;
}

/** Loads the actor, whose code is in this module. It starts in an effect: StrictMode would stop it while it reads the factors. */
const loadChallengeActor = async () => ({
  default: (services: ChallengeServices) => createActor(createChallengeMachine(services)),
});

const emptyContext: ChallengeContext = { factors: [], factorId: '', problems: {}, failure: null };

/** Asks for the code of the second factor, or for a recovery code. */
export default function Challenge({ userId, onSubmit }: ChallengeProps) {
  const { t } = useTranslation(['secondFactor', 'common']);
  const { t: tAuth } = useTranslation(['auth', 'common', 'taxonomy']);
  const { signOut } = useContext(SessionContext);
  const { secondFactorOf } = useBackend();
  const services = useMemo(() => secondFactorOf(userId), [secondFactorOf, userId]);
  const { snapshot, send } = useLazyActor(loadChallengeActor, services);
  const [attempt, setAttempt] = useState(0);
  const entry: ChallengeEntry = snapshot?.matches('recovery') ? 'recoveryCode' : 'code';
  const { factors, factorId, problems, failure } = snapshot?.context ?? emptyContext;
  const hasPhone = factors.some((factor) => factor.id === factorId && factor.isPhone);
  const isPhone = entry === 'code' && hasPhone;
  const failureText = failure ? toFactorFailureText(failure, t, tAuth, isPhone) : undefined;
  const isSending = snapshot?.matches({ code: 'sending' });
  const texts = isPhone ? 'phone' : entry;
  const title = t(hasPhone && entry === 'recoveryCode' ? 'challenge.phone.lostTitle' : `challenge.${entry}.title`);

  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <ChallengeScreen
        title={title}
        text={t(`challenge.${texts}.text`)}
        content={toContent()}
        signOut={{ label: t('challenge.signOut'), onPress: () => signOut(paths.auth) }}
        art={<EventPoster category="music" seed="night" />}
      />
    </>
  );

  function toContent(): ChallengeScreenProps['content'] {
    if (!snapshot || snapshot.matches('reading')) return { state: 'loading', label: t('common:loading') };
    if (snapshot.matches('unread')) {
      const onPress = () => send({ type: 'challenge.retried' });
      return { state: 'failed', title: failureText ?? '', retry: { label: t('common:retry'), onPress } };
    }
    const problem = problems[entry];
    const apps = entry === 'code' && factors.length > 1 ? toApps() : undefined;
    return {
      state: 'form',
      kind: entry,
      apps,
      labels: {
        field: t(`fields.${entry}`),
        hint: t(`challenge.${texts}.hint`),
        required: t('common:mandatory'),
        submit: t('challenge.submit'),
        submitting: t(isSending ? 'sending' : 'verifying'),
        errorSummary: t('errorSummary', { count: 1, number: 1 }),
      },
      error: problem && t(`problem.${entry}.${problem}`),
      attempt,
      failure: failureText,
      submitting: snapshot.hasTag('submitting') || snapshot.matches('passed'),
      onSubmit: submit,
      again: isPhone ? toAgain() : undefined,
      other: {
        label: t(hasPhone ? `challenge.phone.${entry === 'code' ? 'other' : 'back'}` : `challenge.${entry}.other`),
        onPress: () => send({ type: entry === 'code' ? 'challenge.recoveryAsked' : 'challenge.codeAsked' }),
      },
    };
  }

  function toAgain() {
    return {
      label: t('challenge.phone.again'),
      busyLabel: isSending ? t('sending') : undefined,
      disabled: snapshot?.hasTag('submitting') && !isSending,
      onPress: () => send({ type: 'challenge.otherCodeAsked' }),
    };
  }

  function toApps() {
    return {
      label: t('challenge.app'),
      options: factors.map(({ id, name, isPhone }) => ({
        value: id,
        label: name || t(isPhone ? 'namelessPhone' : 'nameless'),
      })),
      value: factorId,
      onChange: (chosen: string) => send({ type: 'challenge.factorChosen', factorId: chosen }),
    };
  }

  function submit(typed: string) {
    onSubmit(entry);
    if (entry === 'code') send({ type: 'challenge.codeSubmitted', code: typed });
    else send({ type: 'challenge.recoverySubmitted', recoveryCode: typed });
    setAttempt((count) => count + 1);
  }
}
