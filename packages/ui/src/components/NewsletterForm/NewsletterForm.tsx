'use client';

import type { FormEvent } from 'react';
import { Alert } from '../Alert/Alert';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import { TextField } from '../TextField/TextField';
import * as styles from './NewsletterForm.css';

export interface NewsletterFormProps {
  /** Every text of the form. */
  labels: {
    title: string;
    email: string;
    /** What it costs and how it ends: « Une fois par semaine, un clic pour arrêter. » */
    hint?: string | undefined;
    submit: string;
    submitting: string;
  };
  /** @default false */
  submitting?: boolean | undefined;
  /** What is wrong with the address. */
  error?: string | undefined;
  /** Takes the place of the form once someone has subscribed. */
  done?: string | undefined;
  /** Why it could not be sent. */
  failure?: string | undefined;
  /** Called with what was typed, unchecked. */
  onSubscribe: (email: string) => void;
}

/** An address against a weekly letter: for the Footer. Keeps what is typed until it is sent. Renders a `<form>`. */
export function NewsletterForm({ labels, submitting = false, error, done, failure, onSubscribe }: NewsletterFormProps) {
  if (done) return <Alert tone="success" title={done} />;

  return (
    // Sent before React is there, it does nothing: an address belongs in no history.
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => subscribe(event, onSubscribe)}>
      <p className={styles.title}>{labels.title}</p>
      {failure && <Alert tone="danger" title={failure} />}
      <div className={styles.row}>
        <TextField
          label={labels.email}
          hint={labels.hint}
          error={error}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <div className={styles.action}>
          <SubmitButton size="large" busy={submitting} busyLabel={labels.submitting}>
            {labels.submit}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

function subscribe(event: FormEvent<HTMLFormElement>, onSubscribe: (email: string) => void) {
  event.preventDefault();
  onSubscribe(String(new FormData(event.currentTarget).get('email')));
}
