'use client';

import { type FormEvent, forwardRef, type ReactNode, useId } from 'react';
import type { Choice } from '../../internal/Choice';
import type { RootProps } from '../../internal/RootProps';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary';
import { Modal } from '../Modal/Modal';
import { Select } from '../Select/Select';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import { TextArea } from '../TextArea/TextArea';
import * as styles from './ReasonModal.css';

/** The chosen and typed values, not validated. */
export interface ReasonValues {
  /** The value of the chosen reason. Empty if none is chosen, or if the dialog has no list of reasons. */
  reason: string;
  details: string;
}

export interface ReasonModalProps extends RootProps<'div', 'title' | 'role' | 'onSubmit'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The subject: « Signaler cet événement ». */
  title: string;
  /** The consequences of sending it. */
  description?: ReactNode;
  /** The list of reasons. Omit it to ask only for an explanation. */
  reason?:
    | {
        label: string;
        /** The first option, which stands for no choice: « Choisissez… ». */
        placeholder: string;
        options: readonly Choice[];
        error?: string | undefined;
      }
    | undefined;
  /** The explanation. */
  details: {
    label: string;
    hint?: string | undefined;
    error?: string | undefined;
    /** @default false */
    required?: boolean | undefined;
    maxLength: number;
  };
  /** The statement that the user confirms by sending. */
  note?: string | undefined;
  /** The texts of the buttons. */
  labels: {
    submit: string;
    /** The text while the values are being sent: « Envoi… ». */
    submitting: string;
    cancel: string;
    close: string;
    /** The mark of a required field: « obligatoire ». */
    required?: string | undefined;
    /** The title of the error summary: « 2 réponses à corriger ». */
    errorSummary: string;
  };
  /** The meaning of the action. Use `danger` if it cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /** The number of times that the form was sent. Each new attempt focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** Whether the values are being sent. The dialog cannot be closed then. @default false */
  busy?: boolean | undefined;
  /** The reason why the values could not be sent. The typed text stays. */
  failure?: string | undefined;
  /** Called with the typed values, not validated. */
  onSubmit: (values: ReasonValues) => void;
  /** Called by the cancel button, the close button and Escape. */
  onCancel: () => void;
}

/**
 * A reason from a list, and a few lines that explain it: a report, a decision, an appeal. Renders a `dialog`.
 *
 * Use ConfirmModal for a yes or no, Modal for anything else.
 */
export const ReasonModal = /* @__PURE__ */ forwardRef<HTMLDivElement, ReasonModalProps>(function ReasonModal(
  {
    open,
    title,
    description,
    reason,
    details,
    note,
    labels,
    tone = 'brand',
    attempt = 0,
    busy = false,
    failure,
    onSubmit,
    onCancel,
    ...root
  },
  ref,
) {
  const id = useId();
  const errors = [
    { fieldId: `${id}reason`, field: reason },
    { fieldId: `${id}details`, field: details },
  ].flatMap(({ fieldId, field }) => (field?.error ? [{ fieldId, message: field.label }] : []));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSubmit({ reason: String(typed.get('reason') ?? ''), details: String(typed.get('details') ?? '') });
  }

  return (
    <Modal
      {...root}
      ref={ref}
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      closeLabel={labels.close}
      locked={busy}
      actions={
        <>
          <Button weight="regular" disabled={busy} onPress={onCancel}>
            {labels.cancel}
          </Button>
          <SubmitButton form={`${id}form`} tone={tone} busy={busy} busyLabel={labels.submitting}>
            {labels.submit}
          </SubmitButton>
        </>
      }
    >
      <form className={styles.form} id={`${id}form`} aria-label={title} noValidate onSubmit={submit}>
        {failure && <Alert tone="danger" title={failure} />}
        <FormErrorSummary title={labels.errorSummary} errors={errors} attempt={attempt} />
        {reason && <Select {...reason} note={labels.required} id={`${id}reason`} name="reason" required />}
        <TextArea
          {...details}
          note={details.required ? labels.required : undefined}
          id={`${id}details`}
          name="details"
        />
        {note && <p className={styles.note}>{note}</p>}
      </form>
    </Modal>
  );
});
