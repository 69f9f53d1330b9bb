import { deviceStorage } from './deviceStorage';

const toKey = (userId: string) => `lively_dismissed ${userId}`;

/** The suggested tags that a user put aside: on this device they stay away. */
export const dismissedSuggestions = {
  read(userId: string): readonly string[] {
    try {
      const tags: unknown = JSON.parse(deviceStorage.read(toKey(userId)) ?? '[]');
      return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
    } catch {
      return [];
    }
  },

  add(userId: string, tag: string): void {
    deviceStorage.write(toKey(userId), JSON.stringify([...new Set([...this.read(userId), tag])]));
  },
};
