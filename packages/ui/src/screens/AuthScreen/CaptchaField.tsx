import type { ReactNode } from 'react';
import { ReadFailure } from '../ReadFailure';
import * as styles from './AuthScreen.css';

export interface CaptchaFieldProps {
  labels: {
    /** What stands here: « Vérification contre les robots ». */
    title: string;
    /** Until the widget is there. */
    loading: string;
    /** That it does not come, and what to do. */
    unreachable: { title: string; text: string; retry: string };
  };
  /** The widget of another service, once its code is there. */
  widget: ReactNode;
  /** Whether the widget, or what it asks, does not answer. */
  unreachable: boolean;
  onRetry: () => void;
}

/** Where a form proves that a person sends it. Renders a named group around the widget of another service. */
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
