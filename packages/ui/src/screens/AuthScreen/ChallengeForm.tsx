'use client';

import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/RadioGroup';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextField } from '../../components/TextField/TextField';
import { OtherCode, type OtherCodeProps } from '../OtherCode';
import * as styles from './AuthScreen.css';

export interface ChallengeFormProps {
  /** The id of the page title, which names the form. */
  titleId: string;
  /** `code` for the six digits of an app, `recoveryCode` for one of the recovery codes. */
  kind: 'code' | 'recoveryCode';
  /** The choice of the app that shows the code. Leave it out if there is only one app. */
  apps?:
    | { label: string; options: readonly RadioOption[]; value: string; onChange: (value: string) => void }
    | undefined;
  labels: {
    field: string;
    hint: string;
    /** At the end of the label: « obligatoire ». */
    required: string;
    submit: string;
    submitting: string;
    errorSummary: string;
  };
  /** The error message of the field. */
  error?: string | undefined;
  /** The number of submissions: each new one focuses the field again. @default 0 */
  attempt?: number | undefined;
  /** The server's reason for rejecting the code. */
  failure?: string | undefined;
  /** @default false */
  submitting?: boolean | undefined;
  /** Called with the typed value. The field keeps it. */
  onSubmit: (typed: string) => void;
  /** Sends another code. Leave it out for a code that an app shows. */
  again?: OtherCodeProps | undefined;
  /** Switches between a code and a recovery code. */
  other: { label: string; onPress: () => void };
}

/** Asks for one code. Its field is focused on mount, because the page has no other task. */
export function ChallengeForm(props: ChallengeFormProps) {
  const { titleId, kind, apps, labels, error, attempt, failure, submitting = false, onSubmit, again, other } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);

  return (
    <form className={styles.form} noValidate aria-labelledby={titleId} onSubmit={submit}>
      {failure && <Alert tone="danger" title={failure} />}
      <FormErrorSummary
        title={labels.errorSummary}
        errors={error ? [{ fieldId: id, message: error }] : []}
        attempt={attempt}
      />
      {apps && (
        <RadioGroup
          name="app"
          label={apps.label}
          options={apps.options}
          value={apps.value}
          onValueChange={apps.onChange}
          disabled={submitting}
        />
      )}
      <TextField
        ref={field}
        id={id}
        name={kind}
        label={labels.field}
        note={labels.required}
        hint={labels.hint}
        error={error}
        inputMode={kind === 'code' ? 'numeric' : undefined}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={submitting}
        required
      />
      <SubmitButton size="large" fullWidth busy={submitting} busyLabel={labels.submitting}>
        {labels.submit}
      </SubmitButton>
      {again && <OtherCode {...again} />}
      <p>
        <Button weight="quiet" disabled={submitting} onPress={other.onPress}>
          {other.label}
        </Button>
      </p>
    </form>
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    onSubmit(String(new FormData(event.currentTarget).get(kind) ?? ''));
  }
}
