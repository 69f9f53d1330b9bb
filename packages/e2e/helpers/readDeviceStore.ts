import type { Page } from '@playwright/test';

/** What IndexedDB of the site keeps in a store, past the app. Empty where the app has not made it. */
export function readDeviceStore(page: Page, database: string, store: string): Promise<unknown[]> {
  return page.evaluate(
    async ({ database, store }) => {
      // Opening it would create it, without what the app stores in it.
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === database)) return [];
      const settle = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opened = await settle(indexedDB.open(database));
      const values = await settle(opened.transaction(store).objectStore(store).getAll());
      opened.close();
      return values;
    },
    { database, store },
  );
}
