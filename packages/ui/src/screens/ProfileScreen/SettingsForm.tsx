'use client';

import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './ProfileScreen.css';

/** One field of the form. `kind` decides its type and its autocompletion. */
export interface SettingsField {
  kind: 'email' | 'currentPassword' | 'newPassword' | 'confirmation' | 'name' | 'phone' | 'code';
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export interface SettingsFormProps {
  /** The purpose of the form: « Changer de mot de passe ». */
  title: string;
  /** The consequences of the change, one paragraph per item. */
  text: readonly string[];
  /** Content before the fields that the user needs to fill them in. */
  children?: ReactNode;
  /** Alternatives for a user who cannot answer, after the form's buttons. */
  more?: ReactNode;
  fields: readonly SettingsField[];
  labels: {
    submit: string;
    submitting: string;
    cancel: string;
    /** At the end of each label: « obligatoire ». */
    required: string;
    showPassword: string;
    hidePassword: string;
    /** « 2 champs à corriger ». */
    errorSummary: string;
  };
  /** `danger` for an irreversible action. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /** The number of submissions: each new one focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** The server's reason for rejecting the form. */
  failure?: string | undefined;
  /** @default false */
  submitting?: boolean | undefined;
  /** Called with the typed values, by the names of the fields. The fields keep them. */
  onSubmit: (typed: Readonly<Record<string, string>>) => void;
  onCancel: () => void;
}

const completions = {
  email: 'email',
  confirmation: 'off',
  name: 'off',
  phone: 'tel',
  code: 'one-time-code',
  currentPassword: 'current-password',
  newPassword: 'new-password',
} as const;

/** The input types other than `text`. Each opens its own keyboard on a phone. */
const types: Partial<Record<SettingsField['kind'], 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/** A form that changes the account. Its first field takes the focus on mount. */
export function SettingsForm(props: SettingsFormProps) {
  const { title, text, children, more, fields, labels, tone, attempt, failure, submitting = false, onCancel } = props;
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const shownErrors = fields.flatMap(({ name, label, error }) =>
    // The field shows its error; the summary above the form needs only the field's name.
    error ? [{ fieldId: `${formId}-${name}`, message: label }] : [],
  );

  return (
    <form className={styles.settingsForm} noValidate aria-labelledby={`${formId}-title`} onSubmit={submit}>
      <h4 className={styles.settingsFormTitle} id={`${formId}-title`}>
        {title}
      </h4>
      <div className={styles.settingsFormText}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
      {failure && <Alert tone="danger" title={failure} />}
      <FormErrorSummary title={labels.errorSummary} errors={shownErrors} attempt={attempt} />
      {fields.map((field, index) => (
        <Answer
          key={field.name}
          {...field}
          id={`${formId}-${field.name}`}
          inputRef={index === 0 ? first : undefined}
          labels={labels}
          disabled={submitting}
        />
      ))}
      <div className={styles.actions}>
        <SubmitButton tone={tone} busy={submitting} busyLabel={labels.submitting}>
          {labels.submit}
        </SubmitButton>
        <Button weight="regular" disabled={submitting} onPress={onCancel}>
          {labels.cancel}
        </Button>
      </div>
      {more}
    </form>
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const typed = new FormData(event.currentTarget);
    props.onSubmit(Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? '')])));
  }
}

interface AnswerProps extends SettingsField {
  id: string;
  inputRef: RefObject<HTMLInputElement | null> | undefined;
  labels: SettingsFormProps['labels'];
  disabled: boolean;
}

function Answer({ kind, inputRef, labels, ...field }: AnswerProps) {
  // Read-only, not disabled, while the form is sent: the fields keep their values and the focus.
  const { disabled, ...texts } = field;
  const control = { ...texts, note: labels.required };
  if (kind !== 'currentPassword' && kind !== 'newPassword') {
    return (
      <TextField
        {...control}
        ref={inputRef}
        type={types[kind] ?? 'text'}
        inputMode={kind === 'code' ? 'numeric' : undefined}
        autoComplete={completions[kind]}
        readOnly={disabled}
        required
      />
    );
  }
  return (
    <PasswordField
      {...control}
      ref={inputRef}
      autoComplete={completions[kind]}
      labels={{ show: labels.showPassword, hide: labels.hidePassword }}
      readOnly={disabled}
      required
    />
  );
}
