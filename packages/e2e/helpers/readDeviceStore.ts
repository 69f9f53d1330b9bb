import type { Page } from '@playwright/test';

/** Reads the entries of an IndexedDB store of the site. Empty if the app has not created it. */
export function readDeviceStore(page: Page, database: string, store: string): Promise<unknown[]> {
  return page.evaluate(
    async ({ database, store }) => {
      // Opening the database would create it without its stores.
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
