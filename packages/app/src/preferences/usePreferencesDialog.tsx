import type { Preference } from '@lively/engine';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useShowToast } from '../toasts/ToastProvider';
import type { PreferencesDialogProps } from './PreferencesDialog';

const PreferencesDialog = lazyWithFallback(() => import('./PreferencesDialog'), FailedPreferencesDialog);

interface PreferencesOptions {
  userId: string;
  /** The stored preferences; undefined until they are read. */
  saved: readonly Preference[] | undefined;
  /** Whether the dialog opens automatically for a user without preferences. It waits while this is false. */
  opensByItself: boolean;
}

/** Returns the dialog in which a user chooses preferences, and a function that opens it. The page may render it anywhere. */
export function usePreferencesDialog({ userId, saved, opensByItself }: PreferencesOptions): {
  open: () => void;
  dialog: ReactNode;
} {
  const [openings, setOpenings] = useState(0);
  return {
    open: () => setOpenings((count) => count + 1),
    dialog: saved && (opensByItself || openings > 0) && (
      <Suspense fallback={null}>
        <PreferencesDialog userId={userId} saved={saved} openings={openings} />
      </Suspense>
    ),
  };
}

/** Fallback if the dialog fails to load: shows a message when the user opens it. */
function FailedPreferencesDialog({ openings }: PreferencesDialogProps) {
  const { t } = useTranslation(['preferences', 'common']);
  const showToast = useShowToast();
  useEffect(() => {
    if (openings === 0) return;
    showToast({ title: t('common:toast.errorTitle'), description: t('loadFailed'), tone: 'danger' });
  }, [openings, showToast, t]);
  return null;
}
