import type { QueryKey } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';

/** Sends the message of another tab that the data of a key was changed. */
export function changeInOtherTab(queryKey: QueryKey): void {
  const channel = new BroadcastChannel('lively_data');
  onTestFinished(() => channel.close());
  channel.postMessage(queryKey);
}
