import type { Page } from '@playwright/test';

/** Everything that the site has stored in a browser. */
export interface DeviceContent {
  readonly local: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
  /** The records with their keys, by the names of the database and the store. */
  readonly databases: Readonly<Record<string, readonly unknown[]>>;
  /** The paths of the files, by the name of the cache. */
  readonly caches: Readonly<Record<string, readonly string[]>>;
  readonly cookies: readonly string[];
}

/** Reads all stores of the site in this browser, and in this tab. */
export async function readDevice(page: Page): Promise<DeviceContent> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await settle(indexedDB.open(name));
      for (const store of opened.objectStoreNames) {
        const records = opened.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settle(records.getAllKeys()), settle(records.getAll())]);
        databases[`${name} ${store}`] = keys.map((key, index) => [key, values[index]]);
      }
      opened.close();
    }
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
      }),
    );
    return {
      local: { ...localStorage },
      tab: { ...sessionStorage },
      databases,
      caches: Object.fromEntries(cached),
    };
  });
  return { ...stored, cookies: cookies.map(({ name, value }) => `${name}=${value}`) };
}
