'use client';

import { type FormEvent, forwardRef } from 'react';
import type { RootProps } from '../../internal/RootProps';

import { Alert } from '../Alert/Alert';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import { TextField } from '../TextField/TextField';
import * as styles from './NewsletterForm.css';

export interface NewsletterFormProps extends RootProps<'div'> {
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
  /** What is wrong with the e-mail address. */
  error?: string | undefined;
  /** Takes the place of the form once someone has subscribed. */
  done?: string | undefined;
  /** Why it could not be sent. */
  failure?: string | undefined;
  /** Called with what was typed, unchecked. */
  onSubscribe: (email: string) => void;
}

/**
 * Subscribes an e-mail address to the weekly letter: for the Footer. Keeps what is typed until it is sent. Renders a `<div>`
 * around a `<form>`.
 */
export const NewsletterForm = /* @__PURE__ */ forwardRef<HTMLDivElement, NewsletterFormProps>(function NewsletterForm(
  { labels, submitting = false, error, done, failure, onSubscribe, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref}>
      {done ? (
        <Alert tone="success" title={done} />
      ) : (
        <Form labels={labels} submitting={submitting} error={error} failure={failure} onSubscribe={onSubscribe} />
      )}
    </div>
  );
});

type FormProps = Pick<NewsletterFormProps, 'labels' | 'submitting' | 'error' | 'failure' | 'onSubscribe'>;

function Form({ labels, submitting = false, error, failure, onSubscribe }: FormProps) {
  return (
    // Submitted before hydration it does nothing: an e-mail address must not get into the URL.
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
