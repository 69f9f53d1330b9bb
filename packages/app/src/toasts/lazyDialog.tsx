import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useShowToast } from './ToastProvider';

export interface OpenedDialogProps {
  /** False for a closed dialog that stays in the page. @default true */
  open?: boolean;
  onClose: () => void;
}

/**
 * Creates a dialog whose code loads when it is first opened. If it fails, a toast is shown and the dialog closes: the
 * next press retries. Declare it outside of components.
 */
export function lazyDialog<Props extends OpenedDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithFallback<Props>(load, DialogFailure);
}

/**
 * Replaces a dialog, or another part that can be closed, whose code failed to load: shows a toast, and closes it. The next
 * opening loads the code again, and only a new failure is reported.
 */
export function DialogFailure({ open = true, onClose }: OpenedDialogProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const report = useEffectEvent(() => {
    if (!open) return;
    showToast({ title: t('toast.errorTitle'), description: t('toast.dialogFailed'), tone: 'danger' });
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}
