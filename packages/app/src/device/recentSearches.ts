import { parseStored } from '@lively/machines';
import { array, string } from 'valibot';
import { deviceStorage } from './deviceStorage';

const key = 'lively_searches';
const maxSearches = 5;
const maxTextLength = 100;

const readKept = () => parseStored(array(string()), deviceStorage.read(key)) ?? [];

/** The searches of this visit that may not be stored. */
let held: readonly string[] = [];

/** The last searches, the latest first. They never leave the device. */
export const recentSearches = {
  read(): readonly string[] {
    return [...new Set([...held, ...readKept()])].slice(0, maxSearches);
  },

  /** @param isKept - Whether the device may store it beyond this visit. */
  add(text: string, isKept: boolean): void {
    const search = text.trim().slice(0, maxTextLength);
    if (!search) return;
    held = [search, ...held.filter((other) => other !== search)].slice(0, maxSearches);
    if (isKept) deviceStorage.write(key, JSON.stringify(this.read()));
  },

  clear(): void {
    held = [];
    deviceStorage.remove(key);
  },
};
