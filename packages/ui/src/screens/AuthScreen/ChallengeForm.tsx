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
  /** The id of the title of the page, which names the form. */
  titleId: string;
  /** Six digits of an app, or one of the recovery codes. */
  kind: 'code' | 'recoveryCode';
  /** Which app the code is from. Leave it out where there is one. */
  apps?:
    | { label: string; options: readonly RadioOption[]; value: string; onChange: (value: string) => void }
    | undefined;
  labels: {
    field: string;
    hint: string;
    /** « Ce champ est obligatoire. » */
    required: string;
    submit: string;
    submitting: string;
    errorSummary: string;
  };
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** How often it was sent: each new attempt focuses the field again. @default 0 */
  attempt?: number | undefined;
  /** Why the server refused. */
  failure?: string | undefined;
  /** @default false */
  submitting?: boolean | undefined;
  /** Called with what was typed. The field keeps it. */
  onSubmit: (typed: string) => void;
  /** Sends another code. Leave it out for a code that an app shows. */
  again?: OtherCodeProps | undefined;
  /** From the code to a recovery code, and back. */
  other: { label: string; onPress: () => void };
}

/** One code. Its field takes the focus when it comes: nothing else is to be done here. */
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
      <p className={styles.required}>{labels.required}</p>
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
