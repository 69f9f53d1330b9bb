import { useSyncExternalStore } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The settings of the toolbar. */
export interface Toolbar {
  readonly theme: 'light' | 'dark';
  readonly language: string;
  readonly contrast: 'standard' | 'more';
  readonly direction: 'ltr' | 'rtl';
  readonly density: 'comfortable' | 'compact';
}

let toolbar = readUrl();
const listeners = new Set<() => void>();

// Only the toolbar sends this event. The event for updated globals also comes from the frames of a page, with their own values.
addons.ready().then((channel) => {
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Partial<Toolbar> }) => {
    toolbar = { ...toolbar, ...globals };
    for (const notify of listeners) notify();
  });
});

/** Returns the settings of the toolbar on pages of documentation, which are not stories. */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, () => toolbar);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function readUrl(): Toolbar {
  const search = decodeURIComponent(location.search);
  return {
    theme: search.includes('theme:dark') ? 'dark' : 'light',
    language: /language:(\w+)/.exec(search)?.[1] ?? 'fr',
    contrast: search.includes('contrast:more') ? 'more' : 'standard',
    direction: search.includes('direction:rtl') ? 'rtl' : 'ltr',
    density: search.includes('density:compact') ? 'compact' : 'comfortable',
  };
}
