import { createOnboardingMachine } from '@lively/machines';
import { OnboardingModal } from '@lively/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';
import { tellTasteChanged } from '../services/tasteChanges';
import { useLoaded } from '../services/useLoaded';
import { showToast } from '../toasts/toasts';
import { endOnboarding, readOnboarding, storeOnboarding } from './onboardingDue';
import { toOnboardingSteps } from './toOnboardingSteps';

/** The onboarding of one user. It begins with what they like already, so that nothing of it is lost. */
export function OnboardingDialog({ userId }: { userId: string }) {
  const { tagsOf } = useServices();
  const tags = useLoaded(useCallback((signal: AbortSignal) => tagsOf(userId).readTags(signal), [tagsOf, userId]));

  // Without the stored tags the choice would replace them: it is asked for at the next visit.
  useEffect(() => {
    if (tags.status === 'failed') endOnboarding();
  }, [tags.status]);

  return tags.status === 'ready' ? <StartedOnboarding userId={userId} savedTags={tags.value} /> : null;
}

function StartedOnboarding({ userId, savedTags }: { userId: string; savedTags: readonly string[] }) {
  const t = textsOf('onboarding');
  const { tagsOf } = useServices();
  const machine = useMemo(() => {
    const storeCompletion = () => storeOnboarding(Date.now());
    return createOnboardingMachine({ saveTags: tagsOf(userId).saveTags, storeCompletion });
  }, [tagsOf, userId]);
  const [input] = useState(() => ({ ...readOnboarding(), now: Date.now(), savedTags }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const saved = actor.on('onboarding.saved', () => {
      showToast({ title: t('saved.title'), description: t('saved.text'), tone: 'success' });
      tellTasteChanged();
    });
    const failed = actor.on('onboarding.failed', () =>
      showToast({ title: t('common:toast.errorTitle'), description: t('failed'), tone: 'danger' }),
    );
    return () => {
      saved.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, t]);

  const isOver = snapshot.status === 'done';
  useEffect(() => {
    if (isOver) endOnboarding();
  }, [isOver]);

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
  // Saving happens on the last step.
  return steps.find((step) => snapshot.matches({ open: step })) ?? 'food';
}
