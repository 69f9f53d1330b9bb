import type { QueryKey } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';

/** Says, as another tab does, that what a key names was changed. */
export function changeInOtherTab(queryKey: QueryKey): void {
  const channel = new BroadcastChannel('lively_data');
  onTestFinished(() => channel.close());
  channel.postMessage(queryKey);
}
