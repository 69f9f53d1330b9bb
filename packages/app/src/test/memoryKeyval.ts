/** Replaces `idb-keyval`, because jsdom has no IndexedDB: a map per store, for the life of the process. */
const stores = new Map<string, Map<string, unknown>>();

type Store = Map<string, unknown>;

export function createStore(database: string, name: string): Store {
  const key = `${database} ${name}`;
  const store = stores.get(key) ?? new Map();
  stores.set(key, store);
  return store;
}

export const get = async (key: string, store: Store) => structuredClone(store.get(key));

export async function set(key: string, value: unknown, store: Store): Promise<void> {
  store.set(key, structuredClone(value));
}

export async function update(key: string, change: (value: unknown) => unknown, store: Store): Promise<void> {
  store.set(key, structuredClone(change(structuredClone(store.get(key)))));
}

export const clear = async (store: Store) => store.clear();
export const entries = async (store: Store) => [...store.entries()];

export async function delMany(keys: string[], store: Store): Promise<void> {
  for (const key of keys) store.delete(key);
}
