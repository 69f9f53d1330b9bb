'use client';

import { Dialog } from '@base-ui/react/dialog';
import { forwardRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Cross } from '../../internal/Cross';
import { FocusReturn } from '../../internal/FocusReturn';
import { joinClassNames } from '../../internal/joinClassNames';
import { PageBehind } from '../../internal/PageBehind';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Modal.css';

export interface ModalProps extends RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by the close button, Escape, and a press outside. */
  onClose: () => void;
  /** The subject in a few words, also the accessible name of the dialog. */
  title: string;
  /** One sentence under the title, read with it when the dialog opens. */
  description?: ReactNode;
  /** The accessible name of the close button: « Fermer ». */
  closeLabel: string;
  /** The content between the title and the buttons. */
  children?: ReactNode;
  /** Buttons that stay visible: Cancel first, the primary action last. */
  actions?: ReactNode;
  /** A ProgressSteps above the title. */
  progress?: ReactNode;
  /** The maximum width: 28, 45 or 60 rem. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether an answer is urgent: announced as an alert, and a press outside does not close it. @default false */
  urgent?: boolean | undefined;
  /** Whether the user cannot close the dialog, for example while an action runs. @default false */
  locked?: boolean | undefined;
  /** The name of the current content. When it changes, the focus moves to the title. */
  step?: string | undefined;
}

/**
 * A dialog over the page. The focus stays inside and then returns to the opener, or near it if the opener is gone. The page
 * behind does not scroll. On a phone the dialog is a sheet at the bottom.
 *
 * Use ConfirmModal for a yes or no, Toast or Alert if no answer is needed.
 */
export const Modal = /* @__PURE__ */ forwardRef<HTMLDivElement, ModalProps>(function Modal(
  {
    open,
    onClose,
    title,
    description,
    closeLabel,
    children,
    actions,
    progress,
    size = 'medium',
    urgent = false,
    locked = false,
    step,
    className,
    ...root
  },
  ref,
) {
  const heading = useFocusOnStep(open, step);

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(nextOpen) => {
        if (!nextOpen && !locked) onClose();
      }}
      disablePointerDismissal={urgent || locked}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            {...root}
            ref={ref}
            className={joinClassNames(styles.sizes[size], className)}
            role={urgent ? 'alertdialog' : 'dialog'}
            initialFocus={heading}
          >
            <PageBehind open={open} />
            <FocusReturn open={open} />
            <div className={styles.head}>
              {progress && <div className={styles.progress}>{progress}</div>}
              <Dialog.Title ref={heading} className={styles.title} tabIndex={-1}>
                {title}
              </Dialog.Title>
              {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
            <Dialog.Close className={styles.close} aria-label={closeLabel} disabled={locked}>
              <Cross size="1.375rem" />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

/** Focuses the title when the step changes: the pressed button may be gone with its step, and the focus with it. */
function useFocusOnStep(open: boolean, step: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (open && shownStep.current !== undefined && shownStep.current !== step) heading.current?.focus();
    shownStep.current = open ? step : undefined;
  }, [open, step]);
  return heading;
}
