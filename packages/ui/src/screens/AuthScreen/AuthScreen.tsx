'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { AuthForm, type AuthFormProps } from './AuthForm';
import { AuthMessage } from './AuthMessage';
import type { AuthMode } from './AuthMode';
import * as styles from './AuthScreen.css';

export interface AuthScreenProps extends Omit<AuthFormProps, 'mode'> {
  /** Which of the forms or messages is shown. */
  mode: AuthMode;
  /** What fills the other half of a wide window: posters. Decoration, hidden from assistive technology. */
  art?: ReactNode;
}

/**
 * Signing in and up, and a lost password. The fields keep what is typed when the form or the server refuses it, and when the form changes;
 * pasting is allowed and password managers find their names. Renders the content of the page's `<main>`.
 */
export function AuthScreen(props: AuthScreenProps) {
  const { mode, labels, art } = props;
  const title = useFocusOnChange(mode);
  const titleId = useId();

  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <div className={styles.panel}>
          <div className={styles.heading}>
            <h1 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
              {labels.titles[mode]}
            </h1>
            {labels.texts[mode] && <p className={styles.text}>{labels.texts[mode]}</p>}
          </div>
          <noscript>
            <Alert title={labels.needsScripts.title}>{labels.needsScripts.text}</Alert>
          </noscript>
          {mode === 'confirmation-sent' || mode === 'reset-sent' ? (
            <AuthMessage {...props} />
          ) : (
            <AuthForm {...props} mode={mode} titleId={titleId} />
          )}
        </div>
      </div>
      {art && (
        <div className={styles.art} aria-hidden>
          {art}
        </div>
      )}
    </div>
  );
}

/** Reading begins again at the title when the form changes; not when the page comes, which is the page's affair. */
function useFocusOnChange(mode: AuthMode) {
  const title = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current !== mode) title.current?.focus();
    shownMode.current = mode;
  }, [mode]);
  return title;
}
