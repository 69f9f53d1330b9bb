import type { Category } from '@lively/engine';
import { useSyncExternalStore } from 'react';

/** What lies under the navigation bar: the page, or the category that floods the top of an event. */
export type Ground = 'page' | Category;

let ground: Ground = 'page';
const watchers = new Set<() => void>();

/** Floods the ground under the navigation bar. Returns a function that gives it back to the page. */
export function setGround(next: Ground): () => void {
  change(next);
  return () => change('page');
}

export function useGround(): Ground {
  return useSyncExternalStore(
    watch,
    () => ground,
    () => 'page',
  );
}

function change(next: Ground): void {
  ground = next;
  for (const tell of watchers) tell();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
