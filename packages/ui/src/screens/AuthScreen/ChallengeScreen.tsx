'use client';

import { useId } from 'react';
import { Button } from '../../components/Button/Button';
import { Spinner } from '../../components/Spinner/Spinner';
import { ReadFailure } from '../ReadFailure';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout';
import * as styles from './AuthScreen.css';
import { ChallengeForm, type ChallengeFormProps } from './ChallengeForm';

export interface ChallengeScreenProps extends Pick<AuthLayoutProps, 'title' | 'text' | 'art'> {
  /** The form that asks for a code. It is `loading` or `failed` until the user's factors are known. */
  content:
    | { state: 'loading'; label: string }
    | { state: 'failed'; title: string; retry: { label: string; onPress: () => void } }
    | ({ state: 'form' } & Omit<ChallengeFormProps, 'titleId'>);
  /** Signs out, so that the user can sign in to another account. */
  signOut: { label: string; onPress: () => void };
}

/**
 * The step after the password: asks for the code of the second factor, or for a recovery code. Renders the content of the page's
 * `<main>`.
 */
export function ChallengeScreen({ content, signOut, ...layout }: ChallengeScreenProps) {
  const titleId = useId();
  return (
    <AuthLayout {...layout} titleId={titleId}>
      {content.state === 'loading' && <Spinner label={content.label} />}
      {content.state === 'failed' && (
        <ReadFailure title={content.title} retryLabel={content.retry.label} onRetry={content.retry.onPress} />
      )}
      {content.state === 'form' && <ChallengeForm key={content.kind} {...content} titleId={titleId} />}
      <p className={styles.otherWay}>
        <Button weight="quiet" onPress={signOut.onPress}>
          {signOut.label}
        </Button>
      </p>
    </AuthLayout>
  );
}
