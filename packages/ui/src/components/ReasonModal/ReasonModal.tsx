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

/** What was chosen and typed, unchecked. */
export interface ReasonValues {
  /** Empty where nothing was chosen, or nothing is to be. */
  reason: string;
  details: string;
}

export interface ReasonModalProps extends RootProps<'div', 'title' | 'role' | 'onSubmit'> {
  /** Whether it is over the page. */
  open: boolean;
  /** What it is about: « Signaler cet événement ». */
  title: string;
  /** What becomes of it. */
  description?: ReactNode;
  /** The list of reasons. Leave it out where only an explanation is asked for. */
  reason?:
    | {
        label: string;
        /** The first line, which chooses nothing: « Choisissez… ». */
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
  /** What the user confirms by sending. */
  note?: string | undefined;
  /** What its buttons say. */
  labels: {
    submit: string;
    /** Meanwhile: « Envoi… ». */
    submitting: string;
    cancel: string;
    close: string;
    /** Beside what must be answered: « obligatoire ». */
    required?: string | undefined;
    /** « 2 réponses à corriger ». */
    errorSummary: string;
  };
  /** The colour of the button that confirms: `danger` for what cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /** How often it was sent: each new attempt focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** While it is sent. Nothing closes it then. @default false */
  busy?: boolean | undefined;
  /** Why it could not be sent. What was typed stays. */
  failure?: string | undefined;
  /** Called with what was typed, unchecked. */
  onSubmit: (values: ReasonValues) => void;
  /** Called by the button, the cross and Escape. */
  onCancel: () => void;
}

/**
 * A reason out of a list and a few lines that explain it: a report, a decision, an appeal. Renders a `dialog`.
 *
 * For a yes or no use ConfirmModal, for anything else Modal.
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
