import { type FormEvent, useId } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { Modal } from '../../components/Modal/Modal';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/RadioGroup';
import { TextField } from '../../components/TextField/TextField';
import { FormActions } from '../FormActions';
import type { FormControl } from '../page/FormControl';
import * as styles from './GiveRoleModal.css';

/** The typed and chosen values, not validated. */
export interface GiveRoleValues {
  address: string;
  role: string;
}

export interface GiveRoleModalProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** « Donner un rôle ». */
  title: string;
  /** The accounts that can have a role, and the time from which it is valid. */
  description: string;
  /** The field for the e-mail address of the account. `note` says that it is required. */
  address: { label: string; note: string; hint: string };
  /** The roles. The first one is chosen by default. */
  role: { label: string; options: readonly [RadioOption, ...RadioOption[]] };
  /** The texts of its buttons and errors. */
  labels: { submit: string; submitting: string; cancel: string; close: string; errorSummary: string };
  /** The state of the form. */
  form: FormControl<GiveRoleValues>;
  /** The reason why the role could not be given. The typed values stay. */
  failure?: string | undefined;
  /** Called by the cancel button, the close button or Escape. */
  onCancel: () => void;
}

/** Asks for an account and the role that it is to get. */
export function GiveRoleModal(props: GiveRoleModalProps) {
  const { open, title, description, address, role, labels, form, failure, onCancel } = props;
  const id = useId();
  const isBusy = form.state === 'sending';
  const error = form.errors.address;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    form.onSubmit({ address: String(typed.get('address') ?? ''), role: String(typed.get('role') ?? '') });
  }

  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      closeLabel={labels.close}
      size="small"
      locked={isBusy}
      actions={<FormActions form={`${id}form`} labels={labels} busy={isBusy} onCancel={onCancel} />}
    >
      <form className={styles.form} id={`${id}form`} aria-label={title} noValidate onSubmit={submit}>
        {failure && <Alert tone="danger" title={failure} />}
        <FormErrorSummary
          title={labels.errorSummary}
          errors={error ? [{ fieldId: `${id}address`, message: error }] : []}
          attempt={form.attempt}
        />
        <TextField
          {...address}
          id={`${id}address`}
          name="address"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          error={error}
        />
        <RadioGroup name="role" label={role.label} options={role.options} defaultValue={role.options[0].value} />
      </form>
    </Modal>
  );
}
