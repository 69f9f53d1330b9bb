import { Spinner } from '../../components/Spinner/Spinner';
import { ReadFailure } from '../ReadFailure';

/** Settings that are read by themselves, and are not there yet. */
export type SettingsStatusContent =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; retry: { label: string; onPress: () => void } };

/** That settings are being read, or cannot be. */
export function SettingsStatus({ content }: { content: SettingsStatusContent }) {
  if (content.state === 'loading') return <Spinner label={content.label} />;
  return <ReadFailure title={content.title} retryLabel={content.retry.label} onRetry={content.retry.onPress} />;
}
