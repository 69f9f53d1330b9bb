import type { ComponentType } from 'react';
import { useLazyPart } from '../data/useLazyPart';
import { DialogFailure, type OpenedDialogProps } from '../toasts/lazyDialog';
import { type ShownDialog, useDialog } from '../toasts/useDialog';

/**
 * Opens a dialog about a calendar to follow. Its code and its texts are loaded with the first press.
 *
 * @param load - Imports the dialog.
 * @param props - Undefined if there is nothing to follow: the dialog then does not open.
 */
export function useCalendarDialog<Props extends OpenedDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, keyof OpenedDialogProps> | undefined,
): ShownDialog {
  return useDialog(useLazyPart(load, ['calendar'], DialogFailure), props);
}
