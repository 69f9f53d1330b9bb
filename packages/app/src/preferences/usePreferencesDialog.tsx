import type { Preference } from '@lively/engine';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useShowToast } from '../toasts/ToastProvider';
import type { PreferencesDialogProps } from './PreferencesDialog';

const PreferencesDialog = lazyWithFallback(() => import('./PreferencesDialog'), FailedPreferencesDialog);

interface PreferencesOptions {
  userId: string;
  /** What is stored; undefined until it is known. */
  saved: readonly Preference[] | undefined;
  /** Whether the dialog opens by itself for a user with nothing stored. It waits as long as this is false. */
  opensByItself: boolean;
}

/** The dialog in which a user chooses preferences, and what opens it. The page shows the dialog anywhere in its content. */
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

/** Fallback when the dialog fails to load: shows a message when a user asks for it. */
function FailedPreferencesDialog({ openings }: PreferencesDialogProps) {
  const { t } = useTranslation(['preferences', 'common']);
  const showToast = useShowToast();
  useEffect(() => {
    if (openings === 0) return;
    showToast({ title: t('common:toast.errorTitle'), description: t('loadFailed'), tone: 'danger' });
  }, [openings, showToast, t]);
  return null;
}
