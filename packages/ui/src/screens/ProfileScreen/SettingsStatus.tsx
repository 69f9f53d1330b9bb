import { Spinner } from '../../components/Spinner/Spinner';
import { ReadFailure } from '../ReadFailure';

/** The status of settings that load separately, until they are loaded. */
export type SettingsStatusContent =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; retry: { label: string; onPress: () => void } };

/** Shows that settings are loading, or that they could not be loaded. */
export function SettingsStatus({ content }: { content: SettingsStatusContent }) {
  if (content.state === 'loading') return <Spinner label={content.label} />;
  return <ReadFailure title={content.title} retryLabel={content.retry.label} onRetry={content.retry.onPress} />;
}
