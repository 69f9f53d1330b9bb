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
  /** Whether it is over the page. */
  open: boolean;
  /** Called by the cross, Escape, and a press outside. */
  onClose: () => void;
  /** What it is about, in a few words. Its name for assistive technology. */
  title: string;
  /** One sentence under the title, read with it when the dialog opens. */
  description?: ReactNode;
  /** What the cross does: « Fermer ». */
  closeLabel: string;
  /** What it holds, between the title and the buttons. */
  children?: ReactNode;
  /** Buttons that stay visible: Cancel first, the primary action last. */
  actions?: ReactNode;
  /** A ProgressSteps over the title. */
  progress?: ReactNode;
  /** The largest width: 28, 45 or 60 rem. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Asks something that cannot wait: announced as an alert, and a press outside does not close it. @default false */
  urgent?: boolean | undefined;
  /** While something is under way nothing closes it. @default false */
  locked?: boolean | undefined;
  /** What is shown, by a name: when it changes, reading begins again at the title. */
  step?: string | undefined;
}

/**
 * A dialog over the page: focus stays in it and goes back where it came from, or beside it once that is gone; the page behind
 * does not scroll. On a telephone a sheet from the bottom.
 *
 * For a yes or no use ConfirmModal, for what needs no answer Toast or Alert.
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

/** Where the button that was pressed has gone with its step, the focus would be nowhere. */
function useFocusOnStep(open: boolean, step: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (open && shownStep.current !== undefined && shownStep.current !== step) heading.current?.focus();
    shownStep.current = open ? step : undefined;
  }, [open, step]);
  return heading;
}
