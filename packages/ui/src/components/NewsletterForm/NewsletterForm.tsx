'use client';

import { type FormEvent, forwardRef, useId } from 'react';
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
    /** The mark of the required address: « obligatoire ». */
    required?: string | undefined;
    /** The frequency and how to unsubscribe: « Une fois par semaine, un clic pour arrêter. » */
    hint?: string | undefined;
    submit: string;
    submitting: string;
  };
  /** Whether the address is being sent: the button shows it and ignores presses. @default false */
  submitting?: boolean | undefined;
  /** The error of the e-mail address. */
  error?: string | undefined;
  /** The confirmation that replaces the form after a subscription. */
  done?: string | undefined;
  /** The reason why the address could not be sent. */
  failure?: string | undefined;
  /**
   * The value of the form field `form`. Without scripts, the browser posts the form to the page itself. Omit it to send nothing
   * without scripts.
   */
  formName?: string | undefined;
  /** The initial address. */
  defaultEmail?: string | undefined;
  /** Called with the typed address, not validated. */
  onSubscribe: (email: string) => void;
}

/**
 * Subscribes an e-mail address to the weekly newsletter, for the Footer. Keeps the typed address until it is sent. Renders a
 * `<div>` around a `<form>`.
 */
export const NewsletterForm = /* @__PURE__ */ forwardRef<HTMLDivElement, NewsletterFormProps>(function NewsletterForm(
  { labels, submitting = false, error, done, failure, formName, defaultEmail, onSubscribe, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref}>
      {done ? (
        <Alert tone="success" title={done} />
      ) : (
        <Form
          labels={labels}
          submitting={submitting}
          error={error}
          failure={failure}
          formName={formName}
          defaultEmail={defaultEmail}
          onSubscribe={onSubscribe}
          action={root.id && `#${root.id}`}
        />
      )}
    </div>
  );
});

interface FormProps
  extends Pick<
    NewsletterFormProps,
    'labels' | 'submitting' | 'error' | 'failure' | 'formName' | 'defaultEmail' | 'onSubscribe'
  > {
  /** The fragment that the browser scrolls to in the response. */
  action: string | undefined;
}

function Form(props: FormProps) {
  const { labels, submitting = false, error, failure, formName, defaultEmail, onSubscribe, action } = props;
  const id = useId();
  return (
    <form
      className={styles.form}
      // Never `get`: an e-mail address must not appear in the URL.
      method={formName ? 'post' : 'dialog'}
      action={action}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => subscribe(event, onSubscribe)}
    >
      {formName && <input type="hidden" name="form" value={formName} />}
      <h2 className={styles.title} id={id}>
        {labels.title}
      </h2>
      {failure && <Alert tone="danger" title={failure} />}
      <div className={styles.row}>
        <TextField
          label={labels.email}
          note={labels.required}
          hint={labels.hint}
          error={error}
          defaultValue={defaultEmail}
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
