import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { OpenedDialogProps } from './lazyDialog';

export interface ShownDialog {
  open: () => void;
  /** The open dialog, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/**
 * Opens and closes a dialog whose code loads with the first press: lazyDialog, or useLazyPart with its texts.
 *
 * @param props - Undefined if there is nothing to open.
 */
export function useDialog<Props extends OpenedDialogProps>(
  Dialog: ComponentType<Props>,
  props: Omit<Props, keyof OpenedDialogProps> | undefined,
): ShownDialog {
  const [isOpen, setOpen] = useState(false);
  const whole = { ...props, onClose: () => setOpen(false) } as Props;
  return {
    open: () => setOpen(true),
    dialog: isOpen && props && (
      <Suspense fallback={null}>
        <Dialog {...whole} />
      </Suspense>
    ),
  };
}
