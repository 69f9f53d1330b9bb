import { deviceOwner, ownerKey } from '../device/deviceOwner';
import { deviceStorage, tabStorage } from '../device/deviceStorage';
import { eraseKept, eraseKeptOfOthers } from '../device/keptQueries';
import { recentSearches } from '../device/recentSearches';
import { storedTaste } from '../device/storedTaste';
import { eraseEntries, eraseEntriesOfOthers } from '../outbox/outboxStore';
import { deviceData, foreignKeys } from './deviceData';

/**
 * Erases the personal data on this device, and in this tab: see `deviceData`.
 *
 * @param awaited - The id of the user whose unsent work waits, after a session that timed out. @default none
 */
export async function eraseDevice(awaited?: string): Promise<void> {
  eraseTab();
  recentSearches.clear();
  storedTaste.follow(null);
  const owner = deviceStorage.read(ownerKey);
  if (awaited !== undefined) deviceOwner.await(awaited);
  eraseTexts(awaited !== undefined);
  const entries = awaited === undefined ? eraseEntries() : eraseEntriesOfOthers(awaited);
  await Promise.all([entries, eraseKept(), eraseCaches()]);
  // Last, so that an erasure that is interrupted is owed. In another tab, another user may have signed in meanwhile.
  if (awaited === undefined && deviceStorage.read(ownerKey) === owner) deviceStorage.remove(ownerKey);
}

/** Erases the stored queries and waiting entries of everybody else when a user signs in, those of a visitor as well. */
export async function eraseOthers(userId: string): Promise<void> {
  await Promise.all([eraseKeptOfOthers(userId), eraseEntriesOfOthers(userId)]);
}

/** Erases the personal texts of this tab, which no other tab can erase. */
export function eraseTab(): void {
  for (const key of tabStorage.list().filter(isOfLively)) tabStorage.remove(key);
}

function eraseTexts(isUnsentKept: boolean): void {
  for (const key of deviceStorage.list().filter(isOfLively)) {
    if (key === ownerKey) continue;
    const datum = deviceData.find((each) => key.startsWith(each.key));
    if (!datum || (datum.of === 'unsent' && !isUnsentKept)) deviceStorage.remove(key);
    else if (datum.toStaying) reduce(key, datum.toStaying);
  }
}

/** While developing, other sites store texts at the same origin as well. */
const isOfLively = (key: string) => key.startsWith('lively') || foreignKeys.includes(key);

function reduce(key: string, toStaying: (text: string) => string | null): void {
  const text = deviceStorage.read(key);
  if (text === null) return;
  const staying = toStaying(text);
  if (staying === null) deviceStorage.remove(key);
  else if (staying !== text) deviceStorage.write(key, staying);
}

/**
 * Erases the pictures and the files that the service worker kept while pages were read, and when each was last used:
 * they tell which events and pages were opened. The files of its installation stay, which are the same for everybody.
 */
async function eraseCaches(): Promise<void> {
  const names = await globalThis.caches?.keys().catch(() => []);
  await Promise.all(
    (names ?? []).filter((name) => name.startsWith('lively-')).map((name) => caches.delete(name).catch(() => {})),
  );
  await clearDatabase('workbox-expiration').catch(() => {});
}

/** Clears all stores of a database of another library. It stays, because the worker may have it open. */
async function clearDatabase(name: string): Promise<void> {
  const opening = indexedDB.open(name);
  // It does not exist: created here, it would lack its stores for ever.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await settle(opening);
  const stores = [...database.objectStoreNames];
  if (stores.length) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => settle(transaction.objectStore(store).clear())));
  }
  database.close();
}

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
