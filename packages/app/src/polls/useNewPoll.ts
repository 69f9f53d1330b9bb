import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedDialogProps } from '../toasts/lazyDialog';
import { useDialog } from '../toasts/useDialog';

interface NewPoll {
  /** The button that opens the form. */
  action: { label: string; onSelect: () => void };
  /** The form, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/** Creates a poll about the content of a page. The form loads with the first press: lazyDialog. */
export function useNewPoll<Props extends OpenedDialogProps>(
  Dialog: ComponentType<Props>,
  props: Omit<Props, keyof OpenedDialogProps>,
): NewPoll {
  const { t } = useTranslation(['newPoll', 'common', 'taxonomy']);
  const { open, dialog } = useDialog(Dialog, props);
  return { action: { label: t('action'), onSelect: open }, dialog };
}
