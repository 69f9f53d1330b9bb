import type { Preference } from '@lively/engine';
import { createEventPreferencesMachine } from '@lively/machines';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { formatNumber } from '../i18n/formatNumber';
import { readLanguage, textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';
import { tellTasteChanged } from '../services/tasteChanges';
import { showToast } from '../toasts/toasts';
import type { PreferencesActor } from './PreferencesDialog';

const PreferencesDialog = lazy(() =>
  import('./PreferencesDialog').then(({ PreferencesDialog }) => ({ default: PreferencesDialog })),
);

interface PreferencesOptions {
  userId: string;
  /** What is stored; undefined until it is known. */
  saved: readonly Preference[] | undefined;
  /** Whether the dialog opens by itself for somebody with nothing stored. It waits as long as this is false. */
  opensByItself: boolean;
}

/** The dialog in which a user chooses preferences, and what opens it. The page shows the dialog anywhere in its content. */
export function usePreferencesDialog({ userId, saved, opensByItself }: PreferencesOptions): {
  open: () => void;
  dialog: ReactNode;
} {
  const { preferencesOf } = useServices();
  const machine = useMemo(() => createEventPreferencesMachine(preferencesOf(userId)), [preferencesOf, userId]);
  const tellSaved = useTellSaved();
  const latestSaved = useRef(saved);
  latestSaved.current = saved;
  const [actor, setActor] = useState<PreferencesActor>();
  const [isWanted, setWanted] = useState(false);
  const begins = saved !== undefined && (opensByItself || isWanted);

  useEffect(() => {
    if (!begins) return;
    const savedPreferences = latestSaved.current ?? [];
    let savedCount = savedPreferences.length;
    const started = createActor(machine, { input: { savedPreferences } });
    started.on('preferences.saved', ({ preferences }) => {
      tellSaved(preferences.length, savedCount === 0);
      savedCount = preferences.length;
    });
    started.start();
    if (isWanted) started.send({ type: 'preferences.opened' });
    setActor(started);
    return () => {
      started.stop();
      setActor(undefined);
    };
  }, [begins, isWanted, machine, tellSaved]);

  return {
    open: () => (actor ? actor.send({ type: 'preferences.opened' }) : setWanted(true)),
    dialog: actor && (
      <Suspense fallback={null}>
        <PreferencesDialog actor={actor} />
      </Suspense>
    ),
  };
}

function useTellSaved() {
  const t = textsOf('preferences');
  const language = readLanguage();
  return useCallback(
    (count: number, isFirst: boolean) => {
      showToast({
        title: t('saved.title'),
        description: isFirst ? t('saved.first') : t('saved.count', { count, number: formatNumber(count, language) }),
        tone: 'success',
      });
      tellTasteChanged();
    },
    [t, language],
  );
}
