'use client';

import { forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import * as styles from './ConfirmModal.css';

export interface ConfirmModalProps extends RootProps<'div', 'title' | 'role'> {
  /** Whether it is over the page. */
  open: boolean;
  /** The question: « Supprimer cet événement ? » */
  title: string;
  /** What follows from a yes. */
  description: string;
  /** What its buttons say. */
  labels: {
    /** The same verb as in the question: « Supprimer ». */
    confirm: string;
    /** Meanwhile: « Suppression… ». */
    confirming: string;
    cancel: string;
    close: string;
  };
  /** `danger` for what cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /** While the yes is carried out. Nothing closes it then. @default false */
  busy?: boolean | undefined;
  /** Why the yes could not be carried out. */
  failure?: string | undefined;
  /** Called by the yes. */
  onConfirm: () => void;
  /** Called by the no, the cross and Escape. */
  onCancel: () => void;
}

/**
 * A question one must answer before something happens. Renders an `alertdialog`.
 *
 * For anything longer than a yes or no use Modal; what can be undone needs no question but a Toast.
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
