'use client';

import { useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import * as styles from './ProfileScreen.css';
import { SettingsForm, type SettingsFormProps } from './SettingsForm';

export interface AccountSettingsProps {
  /** The e-mail address that the user signs in with. */
  email: { label: string; value: string };
  /** A task outside the page: two mails to confirm. */
  notice?: { title: string; text: string } | undefined;
  changeEmail: { label: string; onPress: () => void };
  changePassword: { label: string; onPress: () => void };
  signOut: { label: string; onSignOut: () => void };
  remove: { label: string; onRemove: () => void };
  /** The open form, named after the button that opened it. */
  form?: ({ of: 'email' | 'password' | 'removal' } & SettingsFormProps) | undefined;
}

/** Shows the credentials, and the actions to change them, sign out or delete the account. A form replaces the buttons. */
export function AccountSettings(props: AccountSettingsProps) {
  const { email, notice, changeEmail, changePassword, signOut, remove, form } = props;
  const opened = useRef<'email' | 'password' | 'removal'>(undefined);
  const buttons = {
    email: useRef<HTMLButtonElement>(null),
    password: useRef<HTMLButtonElement>(null),
    removal: useRef<HTMLButtonElement>(null),
  };
  const openForm = form?.of;
  // When a form closes, the focus returns to the button that opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs never change.
  useLayoutEffect(() => {
    if (!openForm && opened.current) buttons[opened.current].current?.focus();
    opened.current = openForm;
  }, [openForm]);

  return (
    <>
      <dl className={styles.address}>
        <dt className={styles.groupText}>{email.label}</dt>
        <dd className={styles.addressValue}>
          <bdi>{email.value}</bdi>
        </dd>
      </dl>
      {notice && !form && <Alert title={notice.title}>{notice.text}</Alert>}
      {form ? (
        <SettingsForm key={form.of} {...form} />
      ) : (
        <div className={styles.actions}>
          <Button ref={buttons.email} weight="regular" onPress={changeEmail.onPress}>
            {changeEmail.label}
          </Button>
          <Button ref={buttons.password} weight="regular" onPress={changePassword.onPress}>
            {changePassword.label}
          </Button>
          <Button weight="regular" onPress={signOut.onSignOut}>
            {signOut.label}
          </Button>
          <Button ref={buttons.removal} weight="quiet" tone="danger" onPress={remove.onRemove}>
            {remove.label}
          </Button>
        </div>
      )}
    </>
  );
}
