'use client';

import { forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import * as styles from './ConfirmModal.css';

export interface ConfirmModalProps extends RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question: « Supprimer cet événement ? » */
  title: string;
  /** The consequence of a confirmation. */
  description: string;
  /** The texts of the buttons. */
  labels: {
    /** The same verb as in the question: « Supprimer ». */
    confirm: string;
    /** The text while the action runs: « Suppression… ». */
    confirming: string;
    cancel: string;
    close: string;
  };
  /** The meaning of the action. Use `danger` if it cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /** Whether the action is running. The dialog cannot be closed then. @default false */
  busy?: boolean | undefined;
  /** The reason why the action failed. */
  failure?: string | undefined;
  /** Called by the confirm button. */
  onConfirm: () => void;
  /** Called by the cancel button, the close button and Escape. */
  onCancel: () => void;
}

/**
 * A question that the user must answer before the action runs. Renders an `alertdialog`.
 *
 * Use Modal for anything longer than a yes or no. Use a Toast instead of a question if the action can be undone.
 */
export const ConfirmModal = /* @__PURE__ */ forwardRef<HTMLDivElement, ConfirmModalProps>(function ConfirmModal(
  { open, title, description, labels, tone = 'brand', busy = false, failure, onConfirm, onCancel, ...root },
  ref,
) {
  return (
    <Modal
      {...root}
      ref={ref}
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      closeLabel={labels.close}
      size="small"
      urgent
      locked={busy}
      actions={
        <form
          className={styles.actions}
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            onConfirm();
          }}
        >
          <Button weight="regular" disabled={busy} onPress={onCancel}>
            {labels.cancel}
          </Button>
          <SubmitButton tone={tone} busy={busy} busyLabel={labels.confirming}>
            {labels.confirm}
          </SubmitButton>
        </form>
      }
    >
      {failure && <Alert tone="danger" title={failure} />}
    </Modal>
  );
});
