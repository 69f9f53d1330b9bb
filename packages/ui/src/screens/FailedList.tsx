import { Alert } from '../components/Alert/Alert';
import { Button } from '../components/Button/Button';

interface FailedListProps {
  /** What could not be read: « Impossible de charger vos recherches ». */
  title: string;
  /** What the user can do. */
  text: string;
  /** « Réessayer ». */
  retryLabel: string;
  /** Reads it again. */
  onRetry: () => void;
}

/** In the place of a list that could not be read. */
export function FailedList({ title, text, retryLabel, onRetry }: FailedListProps) {
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
