import { Alert } from '../components/Alert/Alert';
import { Button } from '../components/Button/Button';

export interface ReadFailureProps {
  /** The failure: « Impossible de charger vos recherches ». */
  title: string;
  /** The remedy. Leave it out if the title states it. */
  text?: string | undefined;
  /** « Réessayer ». Leave it out if only a network connection helps: the alert is then neutral. */
  retryLabel?: string | undefined;
  /** Reads the data again. Requires `retryLabel`. */
  onRetry?: (() => void) | undefined;
}

/** Replaces content that could not be read. */
export function ReadFailure({ title, text, retryLabel, onRetry }: ReadFailureProps) {
  return (
    <Alert
      tone={retryLabel ? 'danger' : 'neutral'}
      title={title}
      actions={
        retryLabel && (
          <Button weight="light" onPress={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
