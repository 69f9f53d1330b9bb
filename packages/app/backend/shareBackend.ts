import { type Backend, type BackendOptions, createBackend } from './createBackend.ts';
import { defaultDataFolder } from './dataFolder.ts';

interface SharedBackend {
  backend: Promise<Backend>;
  users: number;
}

/** Outlives this module: Vite loads its configuration anew when it restarts, in the same process. */
const process = globalThis as { livelyBackends?: Map<string, SharedBackend> };
process.livelyBackends ??= new Map();
const shared = process.livelyBackends;

/**
 * The one backend of this process on a data folder. When Vite restarts, the new server comes before the old one has
 * gone: both use the same backend, which ends with the last of them.
 *
 * @param prepare Done before a backend is created, not before one is shared.
 * @returns The backend, and a function that releases it.
 */
export async function shareBackend(
  options: BackendOptions,
  prepare: () => Promise<void> = async () => {},
): Promise<{ backend: Backend; release: () => Promise<void> }> {
  const folder = options.dataFolder ?? defaultDataFolder;
  const entry = shared.get(folder) ?? { backend: prepare().then(() => createBackend(options)), users: 0 };
  shared.set(folder, entry);
  entry.users++;
  const backend = await entry.backend;
  return {
    backend,
    async release() {
      entry.users--;
      if (entry.users > 0) return;
      shared.delete(folder);
      await backend.close();
    },
  };
}
