import type UserTools from './UserTools';

let loaded: typeof UserTools | undefined;

/** Loads the part of the navigation bar for users. */
export async function loadUserTools(): Promise<{ default: typeof UserTools }> {
  const module = await import('./UserTools');
  loaded = module.default;
  return module;
}

/** Returns the loaded component, which is shown at once; a lazy component would first be empty. */
export const loadedUserTools = (): typeof UserTools | undefined => loaded;
