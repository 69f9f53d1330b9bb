import { parseStored } from '@lively/machines';
import { array, string } from 'valibot';
import { deviceStorage } from './deviceStorage';

const toKey = (userId: string) => `lively_dismissed ${userId}`;

/** The suggested tags that a user dismissed on this device. */
export const dismissedSuggestions = {
  read(userId: string): readonly string[] {
    return parseStored(array(string()), deviceStorage.read(toKey(userId))) ?? [];
  },

  add(userId: string, tag: string): void {
    deviceStorage.write(toKey(userId), JSON.stringify([...new Set([...this.read(userId), tag])]));
  },
};
