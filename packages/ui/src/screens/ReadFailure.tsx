import { Alert } from '../components/Alert/Alert';
import { Button } from '../components/Button/Button';

interface ReadFailureProps {
  /** What could not be read: « Impossible de charger vos recherches ». */
  title: string;
  /** What the user can do. Leave it out where the title says it. */
  text?: string | undefined;
  /** « Réessayer ». */
  retryLabel: string;
  /** Reads it again. */
  onRetry: () => void;
}

/** In the place of what could not be read. */
export function ReadFailure({ title, text, retryLabel, onRetry }: ReadFailureProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <Button weight="light" onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
