import type UserTools from './UserTools';

let loaded: typeof UserTools | undefined;

/** Loads what the navigation bar shows to a user. */
export async function loadUserTools(): Promise<{ default: typeof UserTools }> {
  const module = await import('./UserTools');
  loaded = module.default;
  return module;
}

/** What has been loaded of it: shown at once, where a lazy component would first show nothing. */
export const loadedUserTools = (): typeof UserTools | undefined => loaded;
