'use client';

import { type FormEvent, useId } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { type FormError, FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextField } from '../../components/TextField/TextField';
import { RichText } from '../page/RichText';
import type { AuthLabels } from './AuthLabels';
import type { AuthSubmission } from './AuthMode';
import { AuthProviders, type AuthProvidersProps } from './AuthProviders';
import * as styles from './AuthScreen.css';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField';

export interface AuthFormProps {
  mode: AuthSubmission['mode'];
  /** All texts of the forms. */
  labels: AuthLabels;
  /** One error message per invalid field. */
  errors?: { readonly [Field in FieldName]?: string | undefined } | undefined;
  /** The number of submissions: each new one focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** The server's reason for rejecting the form, shown in a red alert. */
  failure?: string | undefined;
  /** The captcha, if the backend requires one. The form for a new password has none. */
  captcha?: CaptchaFieldProps | undefined;
  /** Other services to sign in or sign up with. Leave it out if the host has none. */
  providers?: AuthProvidersProps | undefined;
  /** Whether the form is being sent: the button shows it and ignores presses. @default false */
  submitting?: boolean | undefined;
  /** Called with the typed values. The fields keep them. */
  onSubmit: (submission: AuthSubmission) => void;
  /** Called to switch between login and sign-up. */
  onToggle: () => void;
  /** Called if the user has forgotten the password. */
  onForgotten: () => void;
  /** Called to return to login from a message or from another form. */
  onLogin: () => void;
  /** Sends the confirmation mail again. Leave it out if no mail can be sent. */
  onResend?: (() => void) | undefined;
}

interface TitleProps {
  /** The id of the page title, which names the form. */
  titleId: string;
}

type FieldName = 'fullName' | 'email' | 'password' | 'isAdult';

const fieldsForMode = {
  login: ['email', 'password'],
  signup: ['fullName', 'email', 'password', 'isAdult'],
  forgotten: ['email'],
  'new-password': ['password'],
} as const satisfies Record<AuthSubmission['mode'], readonly FieldName[]>;

/** Draws the four forms. All share one `<form>`, so that a typed e-mail address is kept in the next one. */
export function AuthForm({ titleId, ...props }: AuthFormProps & TitleProps) {
  const { mode, labels, errors = {}, attempt, failure, captcha, submitting = false, onSubmit, onResend } = props;
  const formId = useId();
  const asked: readonly FieldName[] = fieldsForMode[mode];
  const idOf = (field: FieldName) => `${formId}-${field}`;
  const nameOf = (field: FieldName) => {
    if (field === 'password' && mode === 'new-password') return labels.fields.newPassword;
    // The label of this checkbox is a sentence with links, so the summary shows its error instead.
    return field === 'isAdult' ? errors.isAdult : labels.fields[field];
  };
  const shownErrors = asked.flatMap<FormError>((field) => {
    // The field shows its error; the summary above the form needs only the field's name.
    return errors[field] ? [{ fieldId: idOf(field), message: nameOf(field) ?? '' }] : [];
  });

  return (
    <>
      <form
        className={styles.form}
        // Without hydration, a submission does nothing: a password must never appear in a URL.
        method="dialog"
        noValidate
        aria-labelledby={titleId}
        onSubmit={(event) => submit(event, mode, onSubmit)}
      >
        {failure && (
          <Alert
            tone="danger"
            title={failure}
            actions={
              onResend && (
                <Button weight="light" onPress={onResend}>
                  {labels.resend}
                </Button>
              )
            }
          />
        )}
        <FormErrorSummary title={labels.errorSummary} errors={shownErrors} attempt={attempt} />
        {asked.includes('fullName') && (
          <TextField
            key="fullName"
            id={idOf('fullName')}
            name="fullName"
            label={labels.fields.fullName}
            note={labels.required}
            error={errors.fullName}
            autoComplete="name"
            required
          />
        )}
        {asked.includes('email') && (
          <TextField
            key="email"
            id={idOf('email')}
            name="email"
            type="email"
            label={labels.fields.email}
            note={labels.required}
            error={errors.email}
            autoComplete="email"
            required
          />
        )}
        {asked.includes('password') && (
          <div key="password" className={styles.passwordGroup}>
            <div className={styles.passwordField}>
              <PasswordField
                id={idOf('password')}
                name="password"
                label={nameOf('password') ?? ''}
                note={labels.required}
                hint={mode === 'login' ? undefined : labels.newPasswordHint}
                error={errors.password}
                autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
                labels={{ show: labels.showPassword, hide: labels.hidePassword }}
                required
              />
            </div>
            {mode === 'login' && (
              <Button weight="quiet" onPress={props.onForgotten}>
                {labels.forgotten}
              </Button>
            )}
          </div>
        )}
        {asked.includes('isAdult') && (
          <Checkbox
            key="isAdult"
            id={idOf('isAdult')}
            name="isAdult"
            label={<RichText text={labels.fields.isAdult} />}
            hint={labels.required}
            error={errors.isAdult}
            required
          />
        )}
        {captcha && mode !== 'new-password' && <CaptchaField key="captcha" {...captcha} />}
        <SubmitButton size="large" fullWidth busy={submitting} busyLabel={labels.submitting}>
          {labels.submits[mode]}
        </SubmitButton>
      </form>
      <OtherWay {...props} />
      {/* Placed last, so that nothing moves when the providers load. */}
      {props.providers && (mode === 'login' || mode === 'signup') && <AuthProviders {...props.providers} />}
    </>
  );
}

function OtherWay({ mode, labels, onToggle, onLogin }: AuthFormProps) {
  if (mode !== 'login' && mode !== 'signup') {
    return (
      <p className={styles.otherWay}>
        <Button weight="quiet" onPress={onLogin}>
          {labels.backToLogin}
        </Button>
      </p>
    );
  }
  const { question, action } = mode === 'login' ? labels.toSignup : labels.toLogin;
  return (
    <p className={styles.otherWay}>
      {question}
      <Button weight="quiet" onPress={onToggle}>
        {action}
      </Button>
    </p>
  );
}

function submit(event: FormEvent<HTMLFormElement>, mode: AuthSubmission['mode'], onSubmit: AuthFormProps['onSubmit']) {
  event.preventDefault();
  const typed = new FormData(event.currentTarget);
  const answerTo = (field: FieldName) => String(typed.get(field) ?? '');
  switch (mode) {
    case 'login':
      return onSubmit({ mode, email: answerTo('email'), password: answerTo('password') });
    case 'signup':
      return onSubmit({
        mode,
        fullName: answerTo('fullName'),
        email: answerTo('email'),
        password: answerTo('password'),
        isAdult: typed.has('isAdult'),
      });
    case 'forgotten':
      return onSubmit({ mode, email: answerTo('email') });
    case 'new-password':
      return onSubmit({ mode, password: answerTo('password') });
  }
}
