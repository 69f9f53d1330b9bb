import type { OwnProfileServices } from './services';

const listeners = new Set<() => void>();

/** A user's profile services that say so whenever the profile was stored, so that whoever shows something of it reads it again. */
export function tellProfileChanges(services: OwnProfileServices): OwnProfileServices {
  return {
    ...services,
    async saveProfile(fields, signal) {
      await services.saveProfile(fields, signal);
      tell();
    },
    async uploadAvatar(picture, signal) {
      const address = await services.uploadAvatar(picture, signal);
      tell();
      return address;
    },
  };
}

/** Calls back at each change. Returns a function that stops it. */
export function onProfileChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
