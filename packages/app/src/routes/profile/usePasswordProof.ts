import { toFailure, withDeadline } from '@lively/machines';
import type { SettingsFormProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityServices } from '../../data/Identities';
import { toFailureText } from '../../session/toFailureText';

/** A change of the account that the backend makes only after the password, if the sign-in was too long ago. */
export interface ProtectedChange {
  /** What is changed: « Associer Google ». */
  readonly title: string;
  readonly submit: string;
  readonly tone?: SettingsFormProps['tone'];
  /** Makes the change. Reports a failure itself. */
  readonly run: () => Promise<void>;
}

interface PasswordProof {
  /** The form that asks for the password. Undefined while no change waits for it. */
  form: SettingsFormProps | undefined;
  /** Asks for the password, and then makes a change. */
  ask: (change: ProtectedChange) => void;
}

/** Asks for the current password before a change of the account. */
export function usePasswordProof(reauthenticate: IdentityServices['reauthenticate']): PasswordProof {
  const { t } = useTranslation(['secondFactor', 'common']);
  const { t: tAuth } = useTranslation(['auth', 'common', 'taxonomy']);
  const [change, setChange] = useState<ProtectedChange>();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  return { form: change && toForm(change), ask };

  function ask(next: ProtectedChange) {
    setMissing(false);
    setFailure(undefined);
    setChange(next);
  }

  function toForm({ title, submit: submitLabel, tone, run }: ProtectedChange): SettingsFormProps {
    return {
      title,
      tone,
      text: [t('name.proof')],
      fields: [
        {
          kind: 'currentPassword',
          name: 'password',
          label: t('fields.currentPassword'),
          hint: t('name.passwordHint'),
          error: isMissing ? t('problem.password.required') : undefined,
        },
      ],
      labels: {
        submit: submitLabel,
        submitting: t('verifying'),
        cancel: t('cancel'),
        required: t('common:mandatory'),
        showPassword: tAuth('showPassword'),
        hidePassword: tAuth('hidePassword'),
        errorSummary: t('errorSummary', { count: 1, number: 1 }),
      },
      attempt,
      failure,
      submitting: isSubmitting,
      onSubmit: ({ password = '' }) => void submit(password, run),
      onCancel: () => setChange(undefined),
    };
  }

  async function submit(password: string, run: ProtectedChange['run']) {
    setAttempt((count) => count + 1);
    setMissing(!password);
    setFailure(undefined);
    if (!password) return;
    setSubmitting(true);
    try {
      await withDeadline((signal) => reauthenticate(password, signal));
      await run();
      setChange(undefined);
    } catch (error) {
      setFailure(toFailureText(toFailure(error), tAuth));
    }
    setSubmitting(false);
  }
}
