import { createOnboardingMachine } from '@lively/machines';
import { OnboardingModal } from '@lively/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { useBackend } from '../data/BackendContext';
import { DataProvider } from '../data/DataProvider';
import { queryKeys } from '../data/queryKeys';
import { useEmitted } from '../data/useEmitted';
import { useInterests } from '../data/useInterests';
import { useInvalidate } from '../data/useInvalidate';
import { useShowToast } from '../toasts/ToastProvider';
import { readOnboarding, storeOnboarding } from './onboardingDue';
import { toOnboardingSteps } from './toOnboardingSteps';
import { useFreeMoment } from './useFreeMoment';

export interface OnboardingDialogProps {
  userId: string;
  onEnd: () => void;
}

/** The onboarding of a user. It has its own data provider, since public pages have none. */
export default function OnboardingDialog(props: OnboardingDialogProps) {
  return (
    <DataProvider>
      <LoadedOnboarding {...props} />
    </DataProvider>
  );
}

/** Starts with the stored preferences of the user, so that none is lost. */
function LoadedOnboarding({ userId, onEnd }: OnboardingDialogProps) {
  const { data: interests, isError } = useInterests(userId);
  const [savedTags, setSavedTags] = useState<readonly string[]>();
  if (interests?.tags && !savedTags) setSavedTags(interests.tags);
  const isFree = useFreeMoment();
  const isUnread = isError || interests?.tags === null;

  // Without the stored tags, saving would replace them: the onboarding waits for the next visit.
  useEffect(() => {
    if (isUnread) onEnd();
  }, [isUnread, onEnd]);

  return isFree && savedTags && <StartedOnboarding userId={userId} savedTags={savedTags} onEnd={onEnd} />;
}

function StartedOnboarding({ userId, savedTags, onEnd }: OnboardingDialogProps & { savedTags: readonly string[] }) {
  const { t } = useTranslation(['onboarding', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { tagsOf } = useBackend();
  const machine = useMemo(() => {
    const storeCompletion = () => storeOnboarding(Date.now());
    return createOnboardingMachine({ saveTags: tagsOf(userId).saveTags, storeCompletion });
  }, [tagsOf, userId]);
  const [input] = useState(() => ({ ...readOnboarding(), now: Date.now(), savedTags }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);

  useEmitted(actor, 'onboarding.saved', () => {
    showToast({ title: t('saved.title'), description: t('saved.text'), tone: 'success' });
    invalidate(queryKeys.interests(userId));
  });
  useEmitted(actor, 'onboarding.failed', () => {
    showToast({ title: t('common:toast.errorTitle'), description: t('failed'), tone: 'danger' });
  });

  const isOver = snapshot.status === 'done';
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);

  return (
    <OnboardingModal
      steps={toOnboardingSteps(t)}
      step={stepOf(snapshot)}
      chosen={snapshot.context.chosenTags}
      labels={{
        close: t('common:close'),
        back: t('back'),
        next: t('next'),
        finish: t('finish'),
        saving: t('saving'),
      }}
      saving={snapshot.hasTag('saving')}
      problem={snapshot.context.failure ? t('failed') : undefined}
      onToggle={(tag) => actor.send({ type: 'onboarding.tagToggled', tag })}
      onBack={() => actor.send({ type: 'onboarding.returned' })}
      onContinue={() => actor.send({ type: 'onboarding.continued' })}
      onClose={() => actor.send({ type: 'onboarding.closed' })}
    />
  );
}

type OnboardingSnapshot = SnapshotFrom<ReturnType<typeof createOnboardingMachine>>;

const steps = ['music', 'sports', 'hobbies', 'food'] as const;

function stepOf(snapshot: OnboardingSnapshot): string | null {
  if (!snapshot.hasTag('shown')) return null;
  // The last step saves.
  return steps.find((step) => snapshot.matches({ open: step })) ?? 'food';
}
