import { useSyncExternalStore } from 'react';

/** A message that shows for a moment. One at a time: a newer one takes the place of the older. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone: 'neutral' | 'success' | 'danger';
  /** Where the message leads, for example to the sign-in page. */
  action?: { label: string; href: string };
}

let told: ToastMessage | null = null;
const watchers = new Set<() => void>();

/** Shows a message. How long it stays is the affair of the machine, which is loaded with the first one. */
export function showToast(toast: ToastMessage): void {
  // The same text told twice is two messages.
  told = { ...toast };
  for (const tell of watchers) tell();
}

/** The last message told, whether it still shows or not. */
export function useToldToast(): ToastMessage | null {
  return useSyncExternalStore(
    watch,
    () => told,
    () => null,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
