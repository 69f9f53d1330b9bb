import { Alert } from '../components/Alert/Alert';
import { Button } from '../components/Button/Button';

interface FailedListProps {
  title: string;
  text: string;
  retryLabel: string;
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
