'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { AuthForm, type AuthFormProps } from './AuthForm';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout';
import { AuthMessage } from './AuthMessage';
import type { AuthMode } from './AuthMode';

export interface AuthScreenProps extends Omit<AuthFormProps, 'mode'>, Pick<AuthLayoutProps, 'art'> {
  /** The form or message that is shown. */
  mode: AuthMode;
}

/**
 * Sign-in, sign-up and a lost password. The fields keep their values when the form or the server rejects them, and when the form
 * changes; pasting is allowed, and password managers recognise the fields. Renders the content of the page's `<main>`.
 */
export function AuthScreen(props: AuthScreenProps) {
  const { mode, labels, art } = props;
  const title = useFocusOnChange(mode);
  const titleId = useId();

  return (
    <AuthLayout title={labels.titles[mode]} titleId={titleId} titleRef={title} text={labels.texts[mode]} art={art}>
      <noscript>
        <Alert title={labels.needsScripts.title}>{labels.needsScripts.text}</Alert>
      </noscript>
      {mode === 'confirmation-sent' || mode === 'reset-sent' ? (
        <AuthMessage {...props} />
      ) : (
        <AuthForm {...props} mode={mode} titleId={titleId} />
      )}
    </AuthLayout>
  );
}

/** Focuses the title when the form changes, not at the first render: the page moves the focus then. */
function useFocusOnChange(mode: AuthMode) {
  const title = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);
  useLayoutEffect(() => {
    if (shownMode.current !== mode) title.current?.focus();
    shownMode.current = mode;
  }, [mode]);
  return title;
}
