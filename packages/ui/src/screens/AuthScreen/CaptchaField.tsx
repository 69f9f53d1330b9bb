import type { ReactNode } from 'react';
import { ReadFailure } from '../ReadFailure';
import * as styles from './AuthScreen.css';

export interface CaptchaFieldProps {
  labels: {
    /** The name of the group: « Vérification anti-robot ». */
    title: string;
    /** Shown until the widget has loaded. */
    loading: string;
    /** Shown if the widget does not load, with the remedy. */
    unreachable: { title: string; text: string; retry: string };
  };
  /** The widget of the captcha service, once its code has loaded. */
  widget: ReactNode;
  /** Whether the widget, or the service that it calls, does not answer. */
  unreachable: boolean;
  onRetry: () => void;
}

/** Lets a form prove that a person sends it. Renders a named group around the widget of another service. */
export function CaptchaField({ labels, widget, unreachable, onRetry }: CaptchaFieldProps) {
  return (
    <fieldset>
      <legend className={styles.captchaTitle}>{labels.title}</legend>
      {widget}
      {!widget && !unreachable && (
        <p role="status" className={styles.captchaPlace}>
          {labels.loading}
        </p>
      )}
      {unreachable && (
        <ReadFailure
          title={labels.unreachable.title}
          text={labels.unreachable.text}
          retryLabel={labels.unreachable.retry}
          onRetry={onRetry}
        />
      )}
    </fieldset>
  );
}
