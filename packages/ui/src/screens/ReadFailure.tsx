import { Alert } from '../components/Alert/Alert';
import { Button } from '../components/Button/Button';

export interface ReadFailureProps {
  /** What could not be read: « Impossible de charger vos recherches ». */
  title: string;
  /** What the user can do. Leave it out where the title says it. */
  text?: string | undefined;
  /** « Réessayer ». Leave it out where only a connection helps: then it is no fault. */
  retryLabel?: string | undefined;
  /** Reads it again, where there is a `retryLabel`. */
  onRetry?: (() => void) | undefined;
}

/** In the place of what could not be read. */
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
