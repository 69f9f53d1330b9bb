import type { Preference } from '@lively/engine';
import { createEventPreferencesMachine } from '@lively/machines';
import { PreferenceModal } from '@lively/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useEmitted } from '../data/useEmitted';
import { useInvalidate } from '../data/useInvalidate';
import { interruptedPreferences } from '../device/interruptedPreferences';
import { formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';
import { useShowToast } from '../toasts/ToastProvider';
import { toPreferenceFamilies } from './toPreferenceFamilies';
import { toPreferenceLabels } from './toPreferenceLabels';

export interface PreferencesDialogProps {
  userId: string;
  /** The stored preferences. */
  saved: readonly Preference[];
  /** The number of times that the user opened it. */
  openings: number;
}

/** The dialog in which a user chooses preferences. It opens automatically for a user without any. */
export default function PreferencesDialog({ userId, saved, openings }: PreferencesDialogProps) {
  const { t } = useTranslation(['preferences', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { preferencesOf } = useBackend();
  const machine = useMemo(() => createEventPreferencesMachine(preferencesOf(userId)), [preferencesOf, userId]);
  const [input] = useState(() => ({ savedPreferences: saved, interrupted: interruptedPreferences.read(userId) }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const { draft, category, problem } = snapshot.context;

  useEffect(() => {
    if (openings > 0) actor.send({ type: 'preferences.opened' });
  }, [actor, openings]);

  // If the session ends while saving, they are restored later.
  const isSaving = snapshot.hasTag('saving');
  const isLost = snapshot.matches('open') && (problem === 'signedOut' || problem === 'userUnreadable');
  useEffect(() => {
    if (isSaving) interruptedPreferences.keep(userId, actor.getSnapshot().context.draft);
    else if (!isLost) interruptedPreferences.clear();
  }, [actor, isLost, isSaving, userId]);

  const savedCount = useRef(saved.length);
  useEmitted(actor, 'preferences.saved', ({ preferences: { length: count } }) => {
    const isFirst = savedCount.current === 0;
    savedCount.current = count;
    showToast({
      title: t('saved.title'),
      description: isFirst ? t('saved.first') : t('saved.count', { count, number: formatNumber(count, language) }),
      tone: 'success',
    });
    invalidate(queryKeys.interests(userId));
  });

  return (
    <PreferenceModal
      step={stepOf(snapshot)}
      families={toPreferenceFamilies(t)}
      family={category}
      chosen={draft}
      labels={toPreferenceLabels(t, language)}
      saving={isSaving}
      problem={problem ? t(`problem.${problem}`) : undefined}
      onFamilyChoose={(family) => actor.send({ type: 'preferences.categoryChosen', category: family })}
      onToggle={(preference) => actor.send({ type: 'preferences.toggled', preference })}
      onBack={() => actor.send({ type: 'preferences.returned' })}
      onContinue={() => actor.send({ type: 'preferences.reviewed' })}
      onSave={() => actor.send({ type: 'preferences.submitted' })}
      onClose={() => actor.send({ type: 'preferences.closed' })}
    />
  );
}

function stepOf(snapshot: SnapshotFrom<ReturnType<typeof createEventPreferencesMachine>>) {
  if (!snapshot.matches('open')) return null;
  if (snapshot.matches({ open: 'categories' })) return 'categories';
  return snapshot.matches({ open: 'subcategories' }) ? 'subcategories' : 'recap';
}
