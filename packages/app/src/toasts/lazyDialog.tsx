import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useShowToast } from './ToastProvider';

export interface OpenedDialogProps {
  /** Where it stays in the page after it was closed. @default true */
  open?: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code comes when it is first opened. Where it does not come, a toast shows a message and the dialog is closed:
 * the next press asks for it again. Declared outside of the components.
 */
export function lazyDialog<Props extends OpenedDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithFallback<Props>(load, DialogFailure);
}

/** In the place of a dialog whose code did not come: a toast, and the dialog is closed. */
export function DialogFailure({ open = true, onClose }: OpenedDialogProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const fail = useEffectEvent(() => {
    showToast({ title: t('toast.errorTitle'), description: t('toast.dialogFailed'), tone: 'danger' });
    onClose();
  });
  useEffect(() => {
    if (open) fail();
  }, [open]);
  return null;
}
