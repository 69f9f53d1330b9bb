import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Spinner } from '../../components/Spinner/Spinner';

/** Settings that are read by themselves, and are not there yet. */
export type SettingsStatusContent =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; retry: { label: string; onPress: () => void } };

/** That settings are being read, or cannot be. */
export function SettingsStatus({ content }: { content: SettingsStatusContent }) {
  if (content.state === 'loading') return <Spinner label={content.label} />;
  return (
    <Alert
      tone="danger"
      title={content.title}
      actions={
        <Button weight="light" onPress={content.retry.onPress}>
          {content.retry.label}
        </Button>
      }
    />
  );
}
