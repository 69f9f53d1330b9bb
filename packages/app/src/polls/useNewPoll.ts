import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../data/useLazyPart';
import { DialogFailure, type OpenedDialogProps } from '../toasts/lazyDialog';
import { useDialog } from '../toasts/useDialog';

interface NewPoll {
  /** The button that opens the form. */
  action: { label: string; onSelect: () => void };
  /** The form, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/**
 * Creates a poll about the content of a page. The form and its texts load with the first press.
 *
 * @param load - Imports the form.
 */
export function useNewPoll<Props extends OpenedDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, keyof OpenedDialogProps>,
): NewPoll {
  const { t } = useTranslation();
  const { open, dialog } = useDialog(useLazyPart(load, ['newPoll'], DialogFailure), props);
  return { action: { label: t('chooseTogether'), onSelect: open }, dialog };
}
