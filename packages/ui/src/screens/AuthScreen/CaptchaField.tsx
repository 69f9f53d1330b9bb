import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
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
        <Alert
          tone="danger"
          title={labels.unreachable.title}
          actions={
            <Button weight="light" onPress={onRetry}>
              {labels.unreachable.retry}
            </Button>
          }
        >
          {labels.unreachable.text}
        </Alert>
      )}
    </fieldset>
  );
}
