import { deviceStorage } from './deviceStorage';

const key = 'lively_searches';
const most = 5;
const longestText = 100;

/** What this visit searched, and may not be kept. */
let held: readonly string[] = [];

/** The last searches, the latest first. They never leave the device. */
export const recentSearches = {
  read(): readonly string[] {
    return [...new Set([...held, ...parse(deviceStorage.read(key))])].slice(0, most);
  },

  /** @param isKept - Whether the device may keep it beyond this visit. */
  add(text: string, isKept: boolean): void {
    const search = text.trim().slice(0, longestText);
    if (!search) return;
    held = [search, ...held.filter((other) => other !== search)].slice(0, most);
    if (isKept) deviceStorage.write(key, JSON.stringify(this.read()));
  },

  clear(): void {
    held = [];
    deviceStorage.remove(key);
  },
};

function parse(stored: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(searches) ? searches.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
